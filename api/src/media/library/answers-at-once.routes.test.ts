import type { Knex } from 'knex';
import { mediaLibrary } from '../../../test/media-library.ts';
import { waitUntil } from '../../../test/wait-until.ts';
import { editArticles } from '../../news/edited-articles.ts';
import { createMediaService } from './media.service.ts';

const library = mediaLibrary();
const { send, upload, detail } = library;

const ARTICLE = { title: 'Derbysieg', content: '<p>Tor</p>', category: 'verein' };
/** Appears later: nothing public changes yet. */
const scheduled = (imageUrl: string) => ({
  ...ARTICLE,
  imageUrl,
  status: 'scheduled' as const,
  publishAt: '2099-01-01T10:00:00Z',
});
const isWaiting = async () => {
  const waiting = library.app
    .db('pg_stat_activity')
    .where({ wait_event_type: 'Lock' })
    .whereRaw('datname = current_database()');
  return (await waiting).length > 0;
};
/** Returns the answer to `begin`, which begins while `write` is done and not yet visible to others. */
async function whileWriting<Answer>(write: (trx: Knex.Transaction) => Promise<unknown>, begin: () => Promise<Answer>) {
  let begun: Promise<Answer> | undefined;
  await library.app.db.transaction(async (trx) => {
    await write(trx);
    begun = begin();
    await Promise.race([begun, waitUntil(isWaiting)]);
  });
  return begun;
}

test('consent that is said to be missing while an article with the picture is being scheduled is refused', async () => {
  const { id, url } = await upload();

  const answer = await whileWriting(
    (trx) => editArticles(trx).insert(scheduled(url), null),
    () => send('POST', '/api/media/answers', { ids: [id], children: 'missing' }),
  );

  expect(answer?.json()).toMatchObject({ statusCode: 409, code: 'picture_in_use' });
  expect(await detail(id)).toMatchObject({ children: 'none', uses: 1 });
});

test('an article that is scheduled while consent is being said to be missing is refused', async () => {
  const { id, url } = await upload();
  const { dataDir } = library.config;

  const answer = await whileWriting(
    (trx) => createMediaService({ db: trx, dataDir }).answer({ ids: [id], children: 'missing' }, null),
    () => send('POST', '/api/news', scheduled(url)),
  );

  expect(answer?.json()).toMatchObject({ statusCode: 409, code: 'pictures_unanswered' });
  expect(await library.app.db('articles')).toEqual([]);
});

test('another file that nobody has answered for, while an article with the picture is being scheduled, is refused', async () => {
  const { id, url } = await upload();

  const answer = await whileWriting(
    (trx) => editArticles(trx).insert(scheduled(url), null),
    async () => library.form('PUT', `/api/media/${id}/file`, [['file', await library.makeFile()]]),
  );

  expect(answer?.json()).toMatchObject({ statusCode: 409, code: 'pictures_unanswered' });
});
