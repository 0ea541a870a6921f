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
import { markLoaded, PartSourceContext, RegistryContext, type PartSource } from '../routing/part-source.ts';
import { SectionPart } from './SectionPart.tsx';

const part: Part = { section: 'news', kind: 'page', name: '/news' };
const registry = registryOf(fullNavigation);
let api: ApiServer;
let root: Root | undefined;
/** The browser's code of the page. */
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

  expect(screen.getByRole('alert').textContent).toContain('ist ausgefallen');
});

test('a page that is opened later is not replaced by the first one', async () => {
  window.history.replaceState(null, '', '/news');
  const { kept } = keepServerPage(registry);
  document.body.innerHTML = '<main id="inhalt"><!--$--><p>Derbysieg</p><!--/$--></main>';

  window.history.replaceState(null, '', '/kontakt');
  expect(kept(part)).toBeUndefined();
  window.history.replaceState(null, '', '/news');
  expect(kept(part)).toContain('Derbysieg');
});

test('widgets of the home page that fail in the browser stay readable and say so, and the others come to life', async () => {
  const names = ['hero-slider', 'latest-news', 'live'] as const;
  const widget = (name: (typeof names)[number]): Part => ({ section: 'news', kind: 'widget', name });
  const offering: LiveSection = {
    name: 'news',
    version: '1.0.0',
    url: '/',
    pages: [],
    widgets: names.map((name) => ({ name, skeleton: 'cards' })),
  };
  let isBrowser = false;
  const failing = (Content: ComponentType) => () => {
    if (isBrowser) throw new Error('nur im Browser');
    return (
      <Suspense>
        <Content />
      </Suspense>
    );
  };
  expectConsole('error', /nur im Browser/);
  const sources = new Map<string, PartSource>([
    ['hero-slider', sourceOf(failing(() => <p>Aufmacher</p>))],
    ['latest-news', sourceOf(failing(Readable))],
    ['live', sourceOf(() => <p>Spielstand</p>)],
  ]);
  const source: PartSource = {
    load: (one) => (sources.get(one.name) as PartSource).load(one),
    forget: () => undefined,
  };
  const home = (from: PartSource) =>
    framed(
      <RegistryContext value={registryOf([offering])}>
        <PartSourceContext value={from}>
          <main id="inhalt">
            {names.map((name) => (
              <section key={name} aria-label={name}>
                <SectionPart part={widget(name)} skeleton="cards" />
              </section>
            ))}
          </main>
        </PartSourceContext>
      </RegistryContext>,
    );
  window.history.replaceState(null, '', '/');
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  container.innerHTML = renderToString(home(source));
  isBrowser = true;
  browser = { ...source, ...keepServerPage(registryOf([offering])) };
  await act(async () => {
    root = hydrateRoot(container, home(browser), { onRecoverableError: () => undefined });
  });

  const regionOf = (name: string) => within(screen.getByRole('region', { name }));
  expect((await regionOf('latest-news').findByRole('status')).textContent).toContain('lässt sich gerade nur lesen');
  expect(regionOf('latest-news').getByRole('heading').textContent).toBe('Derbysieg');
  expect((await regionOf('hero-slider').findByText('Aufmacher')).textContent).toBe('Aufmacher');
  expect(screen.getAllByRole('status')).toHaveLength(2);
  expect(regionOf('live').getByText('Spielstand')).toBeTruthy();
  expect(names.map((name) => browser.waits?.(widget(name)))).toEqual([true, true, false]);
});
