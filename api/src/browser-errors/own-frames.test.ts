import { ownFrames } from './own-frames.ts';

test('of a stack only the frames in our own files are kept, whichever browser wrote it', () => {
  const stack = [
    'TypeError: max@verein.example is undefined',
    '    at ArticlePage (https://verein.example/releases/news/1.0.0/client/src_article_ArticlePage_tsx.js?versuch=1:1:12345)',
    '    at https://verein.example/releases/shell/0123456789ab/client/framework.0123456789.js:2:7',
    '    at async chrome-extension://abc/inject.js:1:1',
    'render@https://verein.example/releases/news/1.0.0/client/remoteEntry.js:3:4',
    '    at /news/geheim?token=1 (https://verein.example/news/geheim:1:1)',
  ].join('\n');

  expect(ownFrames(stack)?.split('\n')).toEqual([
    'ArticlePage /releases/news/1.0.0/client/src_article_ArticlePage_tsx.js:1:12345',
    '(ohne Namen) /releases/shell/0123456789ab/client/framework.0123456789.js:2:7',
    'render /releases/news/1.0.0/client/remoteEntry.js:3:4',
  ]);
  expect(ownFrames('Error: nichts von uns')).toBeNull();
});

test('a stack is kept up to ten frames', () => {
  const stack = '    at f (https://verein.example/releases/shell/0123456789ab/client/main.js:1:1)\n'.repeat(40);

  expect(ownFrames(stack)?.split('\n')).toHaveLength(10);
});
