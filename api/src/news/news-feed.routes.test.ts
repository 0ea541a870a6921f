import { runningApi } from '../../test/app.ts';
import { createArticle } from '../../test/articles.ts';

const api = runningApi({ emptied: ['articles'], config: { publicUrl: 'https://verein.example' } });

const feed = async () => {
  await api.app.contentRevision.refresh();
  return api.app.inject('/api/news/feed.atom');
};

test('offers the published articles whole, newest first, with addresses that lead here', async () => {
  await createArticle(api.app, { title: 'Alt', slug: 'alt', createdAt: '2026-01-01T10:00:00Z' });
  await createArticle(api.app, {
    title: 'Neu',
    slug: 'neu',
    createdAt: '2026-02-01T10:00:00Z',
    content: '<p>Ganz</p>',
  });
  await createArticle(api.app, { title: 'Entwurf', status: 'draft' });

  const { headers, body } = await feed();

  expect(headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect([...body.matchAll(/<entry>\n<title>([^<]*)/g)].map(([, title]) => title)).toEqual(['Neu', 'Alt']);
  expect(body).toContain('href="https://verein.example/news/neu"');
  expect(body).toContain('<content type="html">&lt;p&gt;Ganz&lt;/p&gt;</content>');
  expect(body).toContain('rel="self" type="application/atom+xml" href="https://verein.example/api/news/feed.atom"');
});

test('stays well-formed whatever an article says', async () => {
  await createArticle(api.app, { title: 'SV & SV: 3 > 2 "Tore" <b>\u0007', content: '<p>a ]]> b</p>' });

  const { body } = await feed();

  expect(body).toContain('<title>SV &amp; SV: 3 &gt; 2 &quot;Tore&quot; &lt;b&gt;</title>');
  expect(
    body.match(
      /<(?!\/?(feed|title|id|link|icon|author|name|updated|entry|published|category|summary|content)\b|\?xml)/g,
    ),
  ).toBeNull();
});

test('has no control characters but line feeds, whatever an older row holds', async () => {
  const { id } = await createArticle(api.app);
  const title = 'Sieg\r\nim\u0085Derby\u2028\u0007\u009f';
  await api.app
    .db('articles')
    .where({ id })
    .update({ title, excerpt: title, content: `<p>${title}</p>` });

  const { body } = await feed();

  expect(body).toContain('<title>Sieg\nim\nDerby\n</title>');
  expect(body).not.toMatch(/[^\P{Cc}\n]|[\u2028\u2029]/u);
});

test('is a feed without entries as long as nothing is published', async () => {
  const { statusCode, body } = await feed();

  expect([statusCode, body.includes('<entry>')]).toEqual([200, false]);
  expect(body).toMatch(/<updated>1970-01-01T00:00:00Z<\/updated>/);
});
