import type { ClubFacts } from '@portal/api/contract';
import { clubFacts } from '@portal/shared-ui/test/club';
import { createInsteadPages } from './busy-page.ts';

/** Pages over an API that knows these facts, with a record of its requests. */
function pagesOf(facts: Partial<ClubFacts> | undefined) {
  const asked: string[] = [];
  let revision = 1;
  const pages = createInsteadPages({
    contentRevision: () => revision,
    get: async (path) => {
      asked.push(path);
      if (!facts) throw new Error('The database is gone');
      return { statusCode: 200, body: JSON.stringify(clubFacts(facts)) };
    },
  });
  return { ...pages, asked, change: () => (revision += 1) };
}

test('a closed site wears the drawn crest and the colours of its club', async () => {
  const closed = await pagesOf({ color: '#15803d', secondColor: '#ffffff' }).closed('TuS <Muster>');

  expect(closed).toContain('<h1>Hier entsteht die Seite von TuS &lt;Muster></h1>');
  expect(closed).toContain('--club-color:#15803d');
  expect(closed).toContain('<svg aria-hidden="true"');
  expect(closed).not.toContain('<script');
});

test('a crest of the club takes the place of the drawn one', async () => {
  const closed = await pagesOf({ crestUrl: '/objects/wappen.png' }).closed('TuS');

  expect(closed).toContain('<img src="/optimize-image/objects/wappen.png?');
  expect(closed).not.toContain('<svg');
});

test('before anybody has said the name there is neither name nor crest', async () => {
  const closed = await pagesOf({}).closed(undefined);

  expect(closed).toContain('<h1>Hier entsteht die Seite eines Vereins</h1>');
  expect(closed).not.toContain('class="crest"');
});

test('who has to wait is told so whatever the API does', async () => {
  const { busy, starting } = pagesOf(undefined);

  expect(await busy()).toContain('<h1>Gerade ist viel los</h1>');
  expect(await starting()).toContain('<h1>Gleich geht es los</h1>');
});

test('the facts are asked for once until the content changes', async () => {
  const { busy, asked, change } = pagesOf({});

  await busy();
  await busy();
  expect(asked).toEqual(['/api/club']);
  change();
  await busy();
  expect(asked).toHaveLength(2);
});
