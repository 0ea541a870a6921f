import { expectConsole } from '@portal/api/test/expect-console';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import userEvent from '@testing-library/user-event';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { framed } from '../../test/show.tsx';
import { registryOf } from '../../test/navigation.ts';
import { until } from '../../test/until.ts';
import type { Part } from '../routing/matching.ts';
import { markLoaded, PartSourceContext, RegistryContext, type PartSource } from '../routing/part-source.ts';
import { SectionPart } from './SectionPart.tsx';

const forgotten: Part[] = [];
let api: ApiServer;
let isBroken = true;

const Whole = () => <p>Heiler Teil</p>;
const forever = new Promise<ComponentType>(() => undefined);
const loaded = markLoaded(Promise.resolve(Whole), Whole);

const error = new Error('kaputt');
// React's `use` leaves a promise that it has waited for like this.
const refused = Object.assign(Promise.reject<ComponentType>(error), { status: 'rejected', reason: error });
refused.catch(() => undefined);

/** A source like the browser's: a part is kept until it is forgotten, failed or not. */
const failing: PartSource = {
  load: () => {
    if (!isBroken) return loaded;
    expectConsole('error', /kaputt/);
    return refused;
  },
  forget: (part) => void forgotten.push(part),
};

const show = (part: Part, instead?: string, source = failing) =>
  render(
    framed(
      <PartSourceContext value={source}>
        <p>Rest der Seite</p>
        <div data-testid="platz">
          <SectionPart part={part} skeleton="cards" title="Neuigkeiten" instead={instead} />
        </div>
      </PartSourceContext>,
    ),
  );

beforeAll(async () => {
  api = await startApiServer();
  api.answer('POST /api/errors', { status: 204 });
});
afterAll(() => api.stop());
beforeEach(() => {
  isBroken = true;
  api.requests.length = 0;
  forgotten.length = 0;
});
afterEach(() => jest.restoreAllMocks());

test('a widget that fails leaves a quiet gap and is tried anew the next time', () => {
  const widget: Part = { section: 'news', kind: 'widget', name: 'latest-news' };
  show(widget);

  expect(screen.getByTestId('platz').innerHTML).toBe('');
  expect(screen.getByText('Rest der Seite')).toBeTruthy();
  expect(forgotten).toEqual([widget]);
});

test('a widget the page needs is stood in for', () => {
  show({ section: 'club', kind: 'widget', name: 'hero-slider' }, 'Der Verein selbst');

  expect(screen.getByTestId('platz').textContent).toBe('Der Verein selbst');
});

test('a page that fails says so under a heading and can be tried again', async () => {
  show({ section: 'news', kind: 'page', name: '/news' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('konnte nicht geladen werden');

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(screen.getByText('Heiler Teil')).toBeTruthy();
  expect(forgotten).toHaveLength(1);
});

test('a page that throws is not told as one that could not be loaded', async () => {
  const Throwing = () => {
    if (isBroken) throw error;
    return <Whole />;
  };
  const throwing = markLoaded(Promise.resolve(Throwing), Throwing);
  expectConsole('error', /kaputt/);
  show({ section: 'news', kind: 'page', name: '/news' }, undefined, { ...failing, load: () => throwing });
  const told = screen.getByRole('alert').textContent;

  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(told).toContain('Dieser Bereich ist ausgefallen');
  expect(told).not.toContain('Verbindung');
  expect(screen.getByText('Heiler Teil')).toBeTruthy();
});

test('a page of the menu that fails keeps its title', () => {
  const part: Part = { section: 'news', kind: 'page', name: '/news' };
  render(
    framed(
      <PartSourceContext value={failing}>
        <SectionPart part={part} skeleton="cards" title="Neuigkeiten" hasBand />
      </PartSourceContext>,
    ),
  );

  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Neuigkeiten']);
  expect(screen.getByRole('alert').textContent).toContain('konnte nicht geladen werden');
});

test('a failure is reported once, with the version and without the visitor', async () => {
  const news = { name: 'news', version: '1.4.0', url: '/releases/news/1.4.0/', pages: [], widgets: [] };
  const part = <SectionPart part={{ section: 'news', kind: 'widget', name: 'sponsor-ticker' }} skeleton="cards" />;
  for (let visit = 0; visit < 2; visit++)
    render(
      framed(
        <RegistryContext value={registryOf([news])}>
          <PartSourceContext value={failing}>{part}</PartSourceContext>
        </RegistryContext>,
      ),
    );

  const reports = () => api.requests.filter((line) => line.includes('ticker'));
  await until(() => reports().length > 0);

  expect(reports().map((line) => JSON.parse(line.replace('POST /api/errors ', '')) as unknown)).toEqual([
    {
      section: 'news',
      version: '1.4.0',
      part: 'sponsor-ticker',
      message: 'Error: kaputt',
      stack: expect.stringMatching(/^Error: kaputt\n[^]{0,1987}$/) as unknown,
    },
  ]);
});

test('whether the tab is older than what is kept is asked after a failure', async () => {
  show({ section: 'news', kind: 'page', name: '/news' });

  const questions = ['HEAD /client/remoteEntry.js', 'GET /api/releases'];
  await until(() => questions.every((question) => api.requests.includes(question)));

  expect(api.requests).toEqual(expect.arrayContaining(questions));
});

test('a page that loads has its title as heading above its place', async () => {
  const loading: PartSource = { ...failing, load: () => forever };
  await act(async () => show({ section: 'news', kind: 'page', name: '/news' }, undefined, loading));

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Neuigkeiten');
  expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
});

test('a page of the menu has that on its band already', async () => {
  const loading: PartSource = { ...failing, load: () => forever };
  const part: Part = { section: 'news', kind: 'page', name: '/news' };
  await act(async () =>
    render(
      framed(
        <PartSourceContext value={loading}>
          <SectionPart part={part} skeleton="cards" title="Neuigkeiten" hasBand />
        </PartSourceContext>,
      ),
    ),
  );

  const heading = screen.getByRole('heading', { level: 1, name: 'Neuigkeiten' });
  expect(heading.compareDocumentPosition(screen.getByRole('status')) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(heading.parentElement?.parentElement?.querySelector('svg')).toBeTruthy();
});
