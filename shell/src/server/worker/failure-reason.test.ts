import { failureReason } from './failure-reason.ts';

const FOLDER = '/srv/data/releases/news/1.0.1';

test('a stack becomes the message and the first place in the own files', () => {
  const stack = [
    'TypeError: title is missing',
    '    at formatTitle (/srv/portal/shell/dist/server/render-worker.cjs:1:100)',
    `    at ArticleCard (${FOLDER}/server/remoteEntry.cjs:812:15)`,
    '    at renderWithHooks (/srv/portal/node_modules/react-dom/server.js:10:3)',
    `    at ArticleListPage (${FOLDER}/server/remoteEntry.cjs:900:3)`,
  ].join('\n');

  expect(failureReason(stack, FOLDER)).toBe('TypeError: title is missing (server/remoteEntry.cjs:812:15)');
});

test('a place outside any function counts, too', () => {
  const stack = `Error: Abseits\n    at ${FOLDER}/server/remoteEntry.cjs:3:7\n    at node:internal/x:1:1`;

  expect(failureReason(stack, FOLDER)).toBe('Error: Abseits (server/remoteEntry.cjs:3:7)');
});

test('a message of several lines stays whole; without an own place it stands alone', () => {
  expect(failureReason('Error: Erstens\nZweitens\n    at render (/srv/portal/a.cjs:1:1)', FOLDER)).toBe(
    'Error: Erstens\nZweitens',
  );
  expect(failureReason('Abseits', FOLDER)).toBe('Abseits');
});
