import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { fullNavigation, registryOf } from '../../test/navigation.ts';
import { until } from '../../test/until.ts';
import { reportRepair } from './report-repair.ts';

const registry = registryOf(fullNavigation);
const NEWS = 'at ArticleCard (https://verein.example/releases/news/1.0.0/client/src_article.js:1:20)';
const SHELL = 'at Header (https://verein.example/releases/shell/0123456789ab/client/framework.1.js:1:2)';
const stackOf = (...frames: string[]) => ({ componentStack: frames.map((frame) => `\n    ${frame}`).join('') });
const numbered = (number: number) =>
  `Minified React error #${number}; visit https://react.dev/errors/${number} for the full message`;

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  api.answer('POST /api/errors', { status: 204 });
  document.head.innerHTML = '<script data-entry="/releases/shell/0123456789ab/client/main.js"></script>';
});
afterAll(() => api.stop());
const told = () =>
  api.requests.map((request) => JSON.parse(request.slice(request.indexOf('{'))) as Record<string, unknown>);

test('what React repairs is told of once, for the section whose component is nearest', async () => {
  window.history.replaceState(null, '', '/news/derby');
  const text = new Error(numbered(418));

  reportRepair(registry, text, stackOf('at div', NEWS, SHELL));
  reportRepair(registry, text, stackOf('at div', NEWS, SHELL));
  reportRepair(registry, new Error(numbered(423), { cause: new Error('window ist weg') }), stackOf(SHELL));
  reportRepair(registry, 'ohne Ort', {});
  await until(() => api.requests.length >= 3);

  expect(told()).toEqual([
    expect.objectContaining({
      section: 'news',
      version: '1.0.0',
      part: '/news/:idOrSlug',
      message: `HydrationRepair: ${numbered(418)}`,
      isRepair: true,
      stack: expect.stringContaining(NEWS) as unknown,
    }),
    expect.objectContaining({
      section: 'shell',
      version: '0123456789ab',
      message: `HydrationRepair: ${numbered(423)}: window ist weg`,
    }),
    expect.objectContaining({ section: 'shell', message: 'HydrationRepair: ohne Ort' }),
  ]);
});
