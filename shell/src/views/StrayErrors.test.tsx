import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { show } from '../../test/show.tsx';
import { until } from '../../test/until.ts';
import { culpritOf, saysOnlyNetwork } from './culprit.ts';
import { StrayErrors } from './StrayErrors.tsx';

const SHELL = 'at run (https://verein.example/releases/shell/0123456789ab/client/framework.1.js:1:2)';
const NEWS = 'at https://verein.example/releases/news/1.0.0/client/src_article.js:1:20';
const TEAMS = 'at async load (https://verein.example/releases/teams/2.1.0/client/plan.js:3:4)';
const EXTENSION = 'at wrap (chrome-extension://abc/inject.js:1:1)';
const error = (message: string, ...frames: string[]) =>
  Object.assign(new Error(message), { stack: [`Error: ${message}`, ...frames].join('\n    ') });

afterEach(() => jest.restoreAllMocks());

test.each([
  ['a section', [NEWS], 'news 1.0.0'],
  ['a section that calls what the shell shares', [SHELL, 'at Array.map (<anonymous>)', NEWS, SHELL], 'news 1.0.0'],
  ['the section nearest to it', [TEAMS, NEWS], 'teams 2.1.0'],
  ['the shell', [SHELL], 'shell 0123456789ab'],
  ['a section in Firefox', ['load@https://verein.example/releases/news/1.0.0/client/a.js:1:2'], 'news 1.0.0'],
  ['an extension', [EXTENSION, NEWS], undefined],
  ['a script of the page', ['at https://verein.example/news:1:2', NEWS], undefined],
  ['nobody knows whom', [], undefined],
])('an error of %s', (_whose, frames, expected) => {
  const culprit = culpritOf(error('x', ...frames));

  expect(culprit && `${culprit.section} ${culprit.version}`).toBe(expected);
});

test.each([
  [error('Failed to fetch', NEWS), true],
  [new DOMException('left', 'AbortError'), true],
  [new DOMException('signal timed out', 'TimeoutError'), true],
  ['a text', true],
  [error('x is not a function', NEWS), false],
])('%s tells of the connection alone: %s', (failure, expected) => {
  expect(saysOnlyNetwork(failure)).toBe(expected);
});

// Some say so wherever they do not know the network, as in virtual machines.
test('an error of code is told of where the browser takes itself to be without a connection', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);

  expect([error('x is not a function', NEWS), error('Load failed', NEWS)].map(saysOnlyNetwork)).toEqual([false, true]);
});

test('handlers and promises that fail are told of once each, for the page and its version, five times at most', async () => {
  const api: ApiServer = await startApiServer();
  api.answer('POST /api/errors', { status: 204 });
  show(<StrayErrors />, '/news/derby');
  const fail = (failure: unknown) => window.dispatchEvent(new ErrorEvent('error', { error: failure }));

  fail(error('vom Dritten', EXTENSION));
  fail(error('Knopf', NEWS));
  fail(error('Knopf', NEWS));
  const rejection = Object.assign(new Event('unhandledrejection'), { reason: error('Antwort', TEAMS) });
  window.dispatchEvent(rejection);
  for (const number of [1, 2, 3, 4]) fail(error(`noch ${number}`, SHELL));
  await until(() => api.requests.length >= 4);
  await api.stop();

  const told = api.requests.map((request) => JSON.parse(request.slice(request.indexOf('{'))) as Record<string, string>);
  expect(told.map(({ section, version, part, message }) => `${section} ${version} ${part} ${message}`).sort()).toEqual([
    'news 1.0.0 /news/:idOrSlug Error: Knopf',
    'shell 0123456789ab anderswo Error: noch 1',
    'shell 0123456789ab anderswo Error: noch 2',
    'teams 2.1.0 anderswo Error: Antwort',
  ]);
});
