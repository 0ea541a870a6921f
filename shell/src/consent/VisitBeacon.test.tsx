import { useConsent } from '@portal/shared-ui';
import { act, screen, waitFor } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { show } from '../../test/show.tsx';
import { VisitBeacon } from './VisitBeacon.tsx';

let api: ApiServer;

function Visitor() {
  return (
    <>
      <VisitBeacon />
      <Link to="/spielplan">Spielplan</Link>
      <Link to="/admin/neuigkeiten">Admin</Link>
      <Link to="/news/Grüße">Grüße</Link>
    </>
  );
}

beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.requests.length = 0;
  Object.defineProperty(document, 'referrer', { value: 'https://suche.example/?q=fussball', configurable: true });
});
afterEach(() => act(() => useConsent.setState(useConsent.getInitialState())));
afterAll(() => api.stop());

const visit = (path: string, referrerHost: string | null) =>
  `POST /api/visits ${JSON.stringify({ path, referrerHost, device: 'tablet' })}`;

test('nothing is sent without consent to analysis; with it each page once, the way here only with the first', async () => {
  const user = show(<Visitor />, '/news?suche=tor');
  act(() => useConsent.getState().rejectAll());
  expect(api.requests).toEqual([]);

  act(() => useConsent.getState().acceptSelected({ analytics: true, marketing: false }));
  await waitFor(() => expect(api.requests).toEqual([visit('/news', 'suche.example')]));
  await user.click(screen.getByRole('link', { name: 'Spielplan' }));

  await waitFor(() => expect(api.requests).toEqual([visit('/news', 'suche.example'), visit('/spielplan', null)]));
});

test.each(['Admin', 'Grüße'])('%s is not counted', async (name) => {
  useConsent.getState().acceptAll();
  const user = show(<Visitor />, '/admin');

  await user.click(screen.getByRole('link', { name }));
  await user.click(screen.getByRole('link', { name: 'Spielplan' }));

  await waitFor(() => expect(api.requests).toEqual([visit('/spielplan', 'suche.example')]));
});

test('nothing more is sent once consent is withdrawn', async () => {
  useConsent.getState().acceptAll();
  const user = show(<Visitor />, '/news');
  await waitFor(() => expect(api.requests).toHaveLength(1));

  act(() => useConsent.getState().rejectAll());
  await user.click(screen.getByRole('link', { name: 'Spielplan' }));

  expect(api.requests).toHaveLength(1);
});
