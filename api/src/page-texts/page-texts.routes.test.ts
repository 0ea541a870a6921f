import { editorDesk } from '../../test/editor-desk.ts';
import { signIn } from '../../test/sign-in.ts';
import { pageTexts, PageTextsChange, textPages, type ClubFacts, type EditablePageTexts } from '../contract/index.ts';

const desk = editorDesk();

const stored = async () => (await desk.send('GET', '/api/admin/page-texts')).json<EditablePageTexts>();
const change = (payload: object, cookie?: string) => desk.send('PATCH', '/api/page-texts', payload, cookie);
const shown = async () => (await desk.read<ClubFacts>('/api/settings')).texts;
const usual = Object.fromEntries(Object.entries(pageTexts).map(([name, text]) => [name, text.usual]));

beforeEach(() => change(usual));

test('while nobody has changed a text, editors read the usual ones and visitors get none', async () => {
  expect(await stored()).toMatchObject(usual);
  expect(await shown()).toBeUndefined();
});

test('visitors get what differs, and nothing once it is as usual again', async () => {
  await change({ boardTitle: 'Unser Vorstand', boardLead: '' });
  await change({ newsLead: ' Aus dem Verein ' });
  expect(await shown()).toEqual({ boardTitle: 'Unser Vorstand', boardLead: '', newsLead: 'Aus dem Verein' });

  await change({ boardTitle: usual['boardTitle'], boardLead: usual['boardLead'] });
  expect(await shown()).toEqual({ newsLead: 'Aus dem Verein' });
});

test('a stale version is answered with the present texts and changes nothing', async () => {
  const { version } = await stored();
  await change({ newsTitle: 'Zuerst', version });

  const answer = await change({ newsTitle: 'Zu spät', version });

  expect(answer.json()).toMatchObject({ statusCode: 409, code: 'stale_version', current: { newsTitle: 'Zuerst' } });
  expect(await shown()).toEqual({ newsTitle: 'Zuerst' });
});

test('visitors get the order of the menu once the club has one of its own, beside its texts', async () => {
  const order = async () => (await desk.read<ClubFacts>('/api/settings')).menuOrder;
  expect([await order(), (await stored()).menuOrder]).toEqual([undefined, []]);

  await change({ menuOrder: ['/kalender', '/news'] });
  await change({ newsLead: 'Aus dem Verein' });
  expect([await order(), await shown()]).toEqual([['/kalender', '/news'], { newsLead: 'Aus dem Verein' }]);

  await change({ menuOrder: [] });
  expect(await order()).toBeUndefined();
});

test.each([
  {},
  { menuOrder: ['https://anderswo.example'] },
  { menuOrder: ['/news', '/news'] },
  { newsTitle: '' },
  { newsTitle: 'Zwei\nZeilen' },
  { newsTitle: 'x'.repeat(121) },
  { 'fan-shop-card-button': '' },
  { unknownTitle: 'Neu' },
])('%j is refused', async (payload) => {
  expect((await change(payload)).statusCode).toBe(400);
  expect(await shown()).toBeUndefined();
});

test('only editors read and write them', async () => {
  const trainer = await signIn(desk.app, 'trainer');
  for (const [cookie, status] of [
    ['', 401],
    [trainer, 403],
  ] as const) {
    expect((await change({ newsTitle: 'Neu' }, cookie)).statusCode).toBe(status);
    expect((await desk.send('GET', '/api/admin/page-texts', undefined, cookie)).statusCode).toBe(status);
  }
});

test('every page has texts, each of which its own limit lets in and nothing else is called the same there', async () => {
  const texts = Object.values(pageTexts);
  const places = texts.map(({ page, part, label }) => `${page}, ${part}, ${label}`);

  expect(new Set(texts.map(({ page }) => page))).toEqual(new Set(Object.keys(textPages)));
  expect(places).toEqual([...new Set(places)]);
  expect(Object.keys(PageTextsChange.properties)).toEqual([...Object.keys(pageTexts), 'menuOrder', 'version']);
  expect((await change(usual)).statusCode).toBe(200);
});
