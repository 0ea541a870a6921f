import type { EditableArticle } from '@portal/api/contract';
import { signIn, type Editor } from '../kit/editor.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { IS_LONG } from '../kit/long-form.ts';

const test = ownPortalTest();

const EDITORS = IS_LONG ? 50 : 20;
const SAVES = IS_LONG ? 6 : 3;
const PATIENCE = 240_000;

type Answer = { status: number; article: EditableArticle };

/** Saves as the interface does: with the version that was read; a refusal contains the stored version. */
async function save(editor: Editor, id: string, change: { content: string; version: number }): Promise<Answer> {
  const answer = await editor.call('PATCH', `/api/news/${id}`, change);
  const body = (await answer.json()) as EditableArticle & { current: EditableArticle };
  return { status: answer.status, article: answer.status === 409 ? body.current : body };
}

const atOnce = <Result>(work: (number: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: EDITORS }, (_, index) => work(index + 1)));
const lineOf = (number: number) => `<p>Zeile ${number} Ende</p>`;

test(`${EDITORS} editors who save their own articles again and again lose nothing`, async ({ portal }) => {
  test.setTimeout(PATIENCE);
  const editor = await signIn(portal.url);
  const articles = await atOnce(() => editor.createArticle({ status: 'draft' }));
  const answers: number[] = [];

  await atOnce(async (number) => {
    const { id, version } = articles[number - 1] ?? { id: '', version: 0 };
    for (let round = 0; round < SAVES; round += 1) {
      const change = { content: `<p>Artikel ${number}, Fassung ${round}</p>`, version: version + round };
      answers.push((await save(editor, id, change)).status);
    }
  });

  expect(answers).toEqual(Array.from({ length: EDITORS * SAVES }, () => 200));
  for (const [index, { id }] of articles.entries()) {
    const stored = (await (await editor.call('GET', `/api/admin/news/${id}`)).json()) as EditableArticle;
    expect(stored.content).toContain(`Artikel ${index + 1}, Fassung ${SAVES - 1}`);
  }
});

test(`of ${EDITORS} editors who save one article at once one wins, and in the end every line is there`, async ({
  portal,
}) => {
  test.setTimeout(PATIENCE);
  const editor = await signIn(portal.url);
  const article = await editor.createArticle({ status: 'draft', content: '<p>Anpfiff</p>' });
  const first: number[] = [];
  const later: number[] = [];

  await atOnce(async (number) => {
    let known = article;
    for (let isSaved = false; !isSaved;) {
      const change = { content: known.content + lineOf(number), version: known.version };
      const answer = await save(editor, article.id, change);
      (known === article ? first : later).push(answer.status);
      isSaved = answer.status === 200;
      known = answer.article;
    }
  });

  expect(first.filter((status) => status === 200)).toHaveLength(1);
  expect(new Set([...first, ...later])).toEqual(new Set([200, 409]));
  const stored = (await (await editor.call('GET', `/api/admin/news/${article.id}`)).json()) as EditableArticle;
  expect(stored.version).toBe(article.version + EDITORS);
  for (let number = 1; number <= EDITORS; number += 1) expect(stored.content.split(lineOf(number))).toHaveLength(2);
});
