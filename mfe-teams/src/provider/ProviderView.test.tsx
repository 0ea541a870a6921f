import type { FootballData, ProviderTab } from '@portal/api/contract';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { footballData } from '../../test/factories.ts';
import { ProviderView } from './ProviderView.tsx';

const id = '3f2a1b6c-0d4e-4f5a-8b9c-0d1e2f3a4b5c';
const tab = (given: Partial<ProviderTab> = {}): ProviderTab => ({ widgetId: id, url: null, ...given });
const allowed = { isAllowed: true, canLoad: true, allowOnce: () => undefined };

type Shown = { provider: FootballData; tab: ProviderTab; name?: 'table' | 'squad'; url?: string; isSeen?: boolean };

const view = (
  { provider, tab: shown, name = 'table', url = 'https://anbieter.example/tabelle', isSeen = true }: Shown,
  consent = allowed,
) => (
  <ProviderView
    provider={provider}
    tab={shown}
    name={name}
    label="Tabelle"
    url={url}
    consent={consent}
    isSeen={isSeen}
  />
);
const scripts = () => [...document.querySelectorAll('script')];
const settled = () => act(() => Promise.resolve());

describe('fussball.de', () => {
  const provider = footballData({ kind: 'fussball.de', name: 'fussball.de', scriptUrl: null });
  const frame = () => screen.getByTitle<HTMLIFrameElement>('Tabelle bei fussball.de');
  const tell = (data: object, origin = 'https://next.fussball.de') =>
    fireEvent(window, new MessageEvent('message', { data, origin, source: frame().contentWindow }));

  test('is a frame with a title that learns the origin of the site and nothing more of it', () => {
    render(view({ provider, tab: tab() }));

    expect(frame().src).toBe(`https://next.fussball.de/widget/table/${id}`);
    expect(frame().getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-popups');
    expect(frame().getAttribute('referrerpolicy')).toBe('origin');
    expect(frame().name).toContain(`_fussballde_widget-${id}`);
    expect(scripts()).toEqual([]);
  });

  test('is as high as it says, within limits, and as nobody else says', () => {
    render(view({ provider, tab: tab() }));
    const height = () => frame().style.height;
    expect(height()).toBe('480px');

    tell({ type: 'fussballde_widget:resize', height: 733 });
    expect(height()).toBe('733px');

    tell({ type: 'fussballde_widget:resize', height: 90 }, 'https://fremd.example');
    tell({ type: 'etwas-anderes', height: 90 });
    tell({ type: 'fussballde_widget:resize', height: 'hoch' });
    expect(height()).toBe('733px');

    tell({ type: 'fussballde_widget:resize', height: 1e9 });
    expect(height()).toBe('6000px');
  });

  test('has no squad: there is the way to its page, and no question', () => {
    render(view({ provider, tab: tab(), name: 'squad' }, { ...allowed, isAllowed: false }));

    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Dazu gibt es hier noch keine Ansicht.')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Tabelle bei fussball.de ansehen/ })).toBeTruthy();
  });

  test('promises no table where only its front page is known', () => {
    render(view({ provider, tab: tab(), name: 'squad', url: 'https://www.fussball.de/' }));

    expect(screen.getByRole('link', { name: 'Zu fussball.de (öffnet neuen Tab)' })).toBeTruthy();
  });
});

describe('FuPa', () => {
  const provider = footballData({ kind: 'fupa', name: 'FuPa', scriptUrl: null });
  const element = (of: string) => document.getElementById(`fp-widget_root-${of}`);

  test('has the element that its script knows, and one script for several of them', async () => {
    const { unmount } = render(
      <>
        {view({ provider, tab: tab({ widgetId: 'eins' }) })}
        {view({ provider, tab: tab({ widgetId: 'zwei' }) })}
      </>,
    );
    await settled();

    expect([element('eins'), element('zwei')]).not.toContain(null);
    expect(scripts().map(({ src }) => src)).toEqual(['https://widget-api.fupa.net/vendor/widget.js?v1']);

    unmount();
    expect([...scripts(), element('eins')]).toEqual([null]);
  });

  test('runs its script once more for an element that comes later, which is filled twice nowhere', async () => {
    const first = view({ provider, tab: tab({ widgetId: 'eins' }) });
    const { rerender } = render(<div>{[<div key="1">{first}</div>]}</div>);
    await settled();
    const [before] = scripts();
    element('eins')?.append('Tabelle');

    const second = view({ provider, tab: tab({ widgetId: 'zwei' }) });
    rerender(<div>{[<div key="1">{first}</div>, <div key="2">{second}</div>]}</div>);
    await settled();

    expect(scripts()).toHaveLength(1);
    expect(scripts()[0]).not.toBe(before);
    expect(element('eins')?.childNodes).toHaveLength(0);
  });

  test('is told to be away when its script does not come, until somebody comes back to it', async () => {
    const { rerender } = render(view({ provider, tab: tab() }));
    await settled();

    fireEvent.error(scripts()[0] as HTMLScriptElement);

    expect(screen.getByRole('alert').textContent).toContain('FuPa antwortet gerade nicht');
    expect(scripts()).toEqual([]);

    rerender(view({ provider, tab: tab(), isSeen: false }));
    rerender(view({ provider, tab: tab() }));
    await settled();
    expect([screen.queryByRole('alert'), scripts()]).toEqual([null, [expect.anything()]]);
  });
});

test('an element of any other provider has the attributes of its snippet and no more', async () => {
  const attributes = [
    { name: 'class', value: 'liga-tabelle' },
    { name: 'data-liga', value: '77' },
  ];
  render(view({ provider: footballData(), tab: tab({ attributes }) }));
  await settled();

  expect(document.querySelector('.liga-tabelle')?.outerHTML).toBe('<div class="liga-tabelle" data-liga="77"></div>');
});

test('in a document whose policy lacks the provider nothing of it is asked for', async () => {
  render(view({ provider: footballData(), tab: tab() }, { ...allowed, canLoad: false }));
  await settled();

  expect(scripts()).toEqual([]);
  expect(screen.getByRole('link', { name: /ansehen/ })).toBeTruthy();
});
