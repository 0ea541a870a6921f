import { createFailingPaths } from './failing-paths.ts';

test('a few paths of a version are known, the latest first, each once', () => {
  const { note, of } = createFailingPaths();
  const news = { section: 'news', version: '1.4.0' };
  for (let article = 1; article <= 9; article++) note(news, `/news/${article}`);
  note(news, '/news/7');

  expect(of(news)).toEqual(['/news/7', '/news/9', '/news/8', '/news/6', '/news/5', '/news/4']);
  expect(of({ ...news, version: '1.4.1' })).toEqual([]);
});
