import { expectConsole } from '@portal/api/test/expect-console';
import { init } from '@module-federation/enhanced/runtime';
import { screen, waitFor } from '@testing-library/react';
import { clubFacts } from '@portal/shared-ui/test/club';
import { fullNavigation, registryOf } from '../../test/navigation.ts';
import { frameResources } from '../routing/frame-resources.ts';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from '../routing/page-state.ts';
import { writePageState } from '../routing/write-page-state.ts';
import { start } from './start.tsx';

const state: PageState = {
  registry: registryOf(fullNavigation),
  shell: '0123456789ab',
  resources: {
    '/api/club': { data: clubFacts() },
    ...Object.fromEntries(frameResources.map((key) => [key, { data: [] }])),
  },
  origin: 'https://verein.example',
  year: 2031,
};

function load(given: PageState) {
  document.body.innerHTML = `<div id="${ROOT_ID}"><p>Die Seite</p></div><script type="application/json" id="${PAGE_STATE_ID}"></script>`;
  (document.getElementById(PAGE_STATE_ID) as HTMLElement).textContent = writePageState(given);
}

beforeAll(() => void init({ name: 'shell', remotes: [] }));
beforeEach(() => window.history.replaceState(null, '', '/gibt-es-nicht'));

test('a frame that cannot be rendered is a failed start: the page is replaced by what went wrong', async () => {
  expectConsole('error', /^TypeError: phone\./);
  load({ ...state, resources: { ...state.resources, '/api/club': { data: { ...clubFacts(), phone: 1921 } } } });

  await start();

  await waitFor(() => expect(screen.getByRole('heading', { name: 'React Startup Error' })).toBeTruthy());
  expect(screen.getByRole('alert').querySelector('pre')?.textContent).toMatch(/TypeError/);
  expect(screen.queryByText('Die Seite')).toBeNull();
});

test('a page without its state says so', async () => {
  document.body.innerHTML = `<div id="${ROOT_ID}"></div>`;

  await expect(start()).rejects.toThrow('The page carries no state to start from');
});
