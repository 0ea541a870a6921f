import { expectConsole } from '@portal/api/test/expect-console';
import { act, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { framed } from '../../test/show.tsx';
import { fullNavigation, registryOf } from '../../test/navigation.ts';
import { keepServerPage } from '../client/server-page.ts';
import type { Part } from '../routing/matching.ts';
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

  expect(browser.kept?.()).toBeUndefined();
});

test('nothing is kept where the server has left a placeholder', async () => {
  content = Broken;
  expectConsole('error', /nur im Browser/);
  await open(Broken);

  expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden');
});

test('a page that is opened later is not replaced by the first one', async () => {
  window.history.replaceState(null, '', '/news');
  const { kept } = keepServerPage(registry);
  document.body.innerHTML = '<main id="inhalt"><!--$--><p>Derbysieg</p><!--/$--></main>';

  window.history.replaceState(null, '', '/kontakt');
  expect(kept()).toBeUndefined();
  window.history.replaceState(null, '', '/news');
  expect(kept()).toContain('Derbysieg');
});
