import type { Cancellation, Notice } from '@portal/api/contract';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { serveAnswers, type AnswerServer } from '@portal/shared-ui/test/serve-answers';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter, Link } from 'react-router-dom';
import { CANCELLATIONS, NOTICES } from '../routing/frame-resources.ts';
import { NoticeBar } from './NoticeBar.tsx';

const notice: Notice = {
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Alle Plätze gesperrt',
  level: 'warning',
  pages: ['/spielplan'],
  activeUntil: '2199-01-01T00:00:00Z',
};

const state = { requests: [] as string[], failure: 0, notices: [] as Notice[] };
let server: AnswerServer;
beforeEach(async () => {
  Object.assign(state, { requests: [], notices: [] });
  server = await serveAnswers(state, ({ pathname }) => (pathname === NOTICES ? state.notices : []));
});
afterEach(async () => {
  jest.restoreAllMocks();
  await server.close();
});

function open(address: string, notices: Notice[], cancellations: Cancellation[] = []) {
  window.history.replaceState(null, '', address);
  const cache = createResourceCache({ [NOTICES]: { data: notices }, [CANCELLATIONS]: { data: cancellations } });
  render(
    <BrowserRouter>
      <ResourceProvider cache={cache}>
        <Link to="/spielplan">Spielplan</Link>
        <NoticeBar />
      </ResourceProvider>
    </BrowserRouter>,
  );
  return userEvent.setup();
}

const bar = () => screen.getByRole('status', { name: 'Wichtige Hinweise' }).textContent;

test('says what the page brought with it, in words, and asks for nothing', () => {
  open('/spielplan', [notice]);

  expect(bar()).toBe('Achtung: Alle Plätze gesperrt');
  expect(state.requests).toEqual([]);
});

test('goes with the page that is opened, and then knows what was set meanwhile', async () => {
  const user = open('/', [notice]);
  expect(bar()).toBe('');
  state.notices = [{ ...notice, text: 'Vereinsheim zu' }];
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);

  await user.click(screen.getByRole('link', { name: 'Spielplan' }));

  expect(await screen.findByText('Vereinsheim zu', { exact: false })).toBeTruthy();
});
