import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { act, screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { show } from '../../test/show.tsx';
import { until } from '../../test/until.ts';
import { ViewCount } from './ViewCount.tsx';

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  document.head.innerHTML = '<script data-entry="/releases/shell/0123456789ab/client/main.js"></script>';
});
afterAll(() => api.stop());

const hide = (visibilityState: 'hidden' | 'visible') =>
  act(() => {
    Object.defineProperty(document, 'visibilityState', { value: visibilityState, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('pages opened in a tab are told as sums per version when it is hidden, once, and those that are none are not', async () => {
  const user = show(
    <>
      <ViewCount />
      <Link to="/news/derby">Derby</Link>
      <Link to="/vorstand">Vorstand</Link>
      <Link to="/gibt-es-nicht">Nichts</Link>
    </>,
    '/news',
  );
  for (const name of ['Derby', 'Vorstand', 'Nichts']) await user.click(screen.getByRole('link', { name }));
  hide('visible');
  expect(api.requests).toEqual([]);

  hide('hidden');
  hide('hidden');
  await until(() => api.requests.length > 0);

  const views = [
    { section: 'news', version: '1.0.0', count: 2 },
    { section: 'shell', version: '0123456789ab', count: 3 },
    { section: 'club', version: '1.0.0', count: 1 },
  ];
  expect(api.requests).toEqual([`POST /api/views ${JSON.stringify({ views })}`]);
});
