import { expectConsole } from '@portal/api/test/expect-console';
import { act, screen, within } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { framed } from '../../test/show.tsx';
import { fullNavigation, registryOf } from '../../test/navigation.ts';
import { keepServerPage } from '../client/server-page.ts';
import type { Part } from '../routing/matching.ts';
import type { LiveSection } from '../routing/page-state.ts';
import { markLoaded, PartSourceContext, type PartSource } from '../routing/part-source.ts';
import { SectionPart } from './SectionPart.tsx';

const part: Part = { section: 'news', kind: 'page', name: '/news' };
const registry = registryOf(fullNavigation);
let api: ApiServer;
let root: Root | undefined;
/** What the browser's code of the page does. */
let content: ComponentType;
let browser: PartSource;

const Readable = () => (
  <article>
    <h1>Derbysieg</h1>
    <a href="/kontakt">Kontakt</a>
  </article>
);
const Broken = () => {
  throw new Error('nur im Browser');
};
const sourceOf = (component: ComponentType): PartSource => {
  const loaded = markLoaded(Promise.resolve(component), component);
  return { load: () => loaded, forget: () => undefined };
};
const page = (source: PartSource) =>
  framed(
    <PartSourceContext value={source}>
      <main id="inhalt">
        <SectionPart part={part} skeleton="cards" title="Neuigkeiten" />
      </main>
    </PartSourceContext>,
  );

/** Hydrates what the server made of the page. */
async function open(onServer: ComponentType = Readable) {
  window.history.replaceState(null, '', '/news');
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(page(sourceOf(onServer)));
  browser = { ...sourceOf(content), ...keepServerPage(registry) };
  await act(async () => {
    root = hydrateRoot(container, page(browser), { onRecoverableError: () => undefined });
  });
}

beforeAll(async () => {
  api = await startApiServer();
  api.answer('POST /api/errors', { status: 204 });
});
afterAll(() => api.stop());
afterEach(() => act(() => root?.unmount()));

test('a page that fails in the browser stays readable, says what is out of order, and can be tried again', async () => {
  content = Broken;
  expectConsole('error', /nur im Browser/);
  await open();

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Derbysieg');
  expect(screen.getByRole('link', { name: 'Kontakt' }).getAttribute('href')).toBe('/kontakt');
  const notice = await screen.findByRole('alert');
  expect(notice.textContent).toContain('lässt sich gerade nur lesen');
  expect(screen.getByRole('button', { name: 'Erneut versuchen' })).toBeTruthy();
});

test('what React has taken over is not replaced by what was before', async () => {
  content = Readable;
  await open();

  expect(browser.kept?.(part)).toBeUndefined();
});

test('nothing is kept where the server has left a placeholder', async () => {
  content = Broken;
  expectConsole('error', /nur im Browser/);
  await open(Broken);

  expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden');
});

test('a page that is opened later is not replaced by the first one', async () => {
  window.history.replaceState(null, '', '/news');
  document.body.innerHTML = '<main id="inhalt"><!--$--><p>Derbysieg</p><!--/$--></main>';
  const { kept } = keepServerPage(registry);

  window.history.replaceState(null, '', '/kontakt');
  expect(kept(part)).toBeUndefined();
  window.history.replaceState(null, '', '/news');
  expect(kept(part)).toBe('<p>Derbysieg</p>');
});

describe('of the home page', () => {
  const offering: LiveSection = {
    name: 'news',
    version: '1.0.0',
    url: '/',
    pages: [],
    widgets: ['hero-slider', 'latest-news', 'live'].map((name) => ({ name, skeleton: 'cards' })),
  };
  const widget = (name: 'hero-slider' | 'latest-news' | 'live'): Part => ({ section: 'news', kind: 'widget', name });
  const home = registryOf([offering]);

  test('a widget that fails in the browser stays readable and says so, and the others come to life', async () => {
    const Failing = () => {
      if (isBrowser) throw new Error('nur im Browser');
      return <Suspense>{Readable()}</Suspense>;
    };
    let isBrowser = false;
    expectConsole('error', /nur im Browser/);
    const parts: Record<string, ComponentType> = {
      'hero-slider': () => <p>Aufmacher</p>,
      'latest-news': Failing,
      live: () => <p>Spielstand</p>,
    };
    const kinds = Object.fromEntries(Object.entries(parts).map(([name, one]) => [name, sourceOf(one)]));
    const source: PartSource = { load: ({ name }) => sourceFor(name).load(widget('live')), forget: () => undefined };
    const sourceFor = (name: string) => kinds[name] as PartSource;
    const all = (from: PartSource) =>
      framed(
        <PartSourceContext value={from}>
          <main id="inhalt">
            {Object.keys(parts).map((name) => (
              <section key={name} aria-label={name}>
                <SectionPart part={widget(name as 'live')} skeleton="cards" />
              </section>
            ))}
          </main>
        </PartSourceContext>,
      );
    window.history.replaceState(null, '', '/');
    const container = document.createElement('div');
    document.body.replaceChildren(container);
    container.innerHTML = renderToString(all(source));
    isBrowser = true;
    const { kept, shown } = keepServerPage(home);
    await act(async () => {
      root = hydrateRoot(container, all({ ...source, kept, shown }), { onRecoverableError: () => undefined });
    });

    const failed = screen.getByRole('region', { name: 'latest-news' });
    expect(within(failed).getByRole('heading').textContent).toBe('Derbysieg');
    expect((await within(failed).findByRole('status')).textContent).toContain('lässt sich gerade nur lesen');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    expect(kept(widget('latest-news'))).toContain('Derbysieg');
    expect(kept(widget('live'))).toBeUndefined();
  });

  test('nothing is kept of a widget that the server left out, nor where it is unclear which is which', () => {
    window.history.replaceState(null, '', '/');
    const whole = '<!--$--><p>A</p><!--/$--><!--$!--><p>B</p><!--/$-->';
    document.body.innerHTML = `<main id="inhalt">${whole}<!--$--><p>C</p><!--/$--></main>`;
    const { kept } = keepServerPage(home);
    expect([kept(widget('hero-slider')), kept(widget('latest-news'))]).toEqual(['<p>A</p>', undefined]);

    document.body.innerHTML = `<main id="inhalt">${whole}</main>`;
    expect(keepServerPage(home).kept(widget('hero-slider'))).toBeUndefined();
  });
});
