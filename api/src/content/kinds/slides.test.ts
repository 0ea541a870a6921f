import { editorDesk } from '../../../test/editor-desk.ts';
import { createPicture } from '../../../test/pictures.ts';
import type { NewSlide, Slide } from '../../contract/index.ts';
import { createKindRepository } from '../declared-kind.ts';
import { slideKind } from './slides.ts';

const desk = editorDesk({ emptied: ['slides'] });

const create = (values: Partial<NewSlide> = {}) =>
  createKindRepository(desk.app.db, slideKind).insert({ title: 'Ein Team - Ein Ziel', ...values }, null);
const shown = () => desk.read<Slide[]>('/api/sliders/active');
const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();

test('visitors get the slides in order, with picture and button', async () => {
  const image = await createPicture(desk.app);
  const first = await create({
    subtitle: ' Fußball verbindet ',
    imageUrl: image.url,
    buttonText: 'Mitmachen',
    buttonAction: '/mitgliedschaft',
    bgGradient: 'linear-gradient(135deg, #0b0f14 0%, rgb(153 27 27) 100%)',
  });
  const { id } = await create({ title: 'Der zweite' });

  const slides = await shown();

  expect(slides.map((slide) => slide.id)).toEqual([first.id, id]);
  expect(slides[0]).toEqual({
    id: first.id,
    title: 'Ein Team - Ein Ziel',
    subtitle: 'Fußball verbindet',
    imageUrl: image.url,
    image,
    buttonText: 'Mitmachen',
    buttonAction: '/mitgliedschaft',
    bgGradient: 'linear-gradient(135deg, #0b0f14 0%, rgb(153 27 27) 100%)',
    active: true,
    activeFrom: null,
    activeUntil: null,
    sortOrder: 1,
    createdAt: first.createdAt,
    updatedAt: first.updatedAt,
  });
  expect(slides[1]).toMatchObject({ image: null, imageUrl: null, buttonText: null });
});

test.each<[string, Partial<NewSlide>, boolean]>([
  ['without limits', {}, true],
  ['switched off', { active: false }, false],
  ['before its time', { activeFrom: at(5) }, false],
  ['in its time', { activeFrom: at(-5), activeUntil: at(5) }, true],
  ['after its time', { activeUntil: at(-5) }, false],
])('a slide %s', async (_case, values, isShown) => {
  await create(values);

  expect(await shown()).toHaveLength(isShown ? 1 : 0);
});

test.each<[object, string]>([
  [{ title: '' }, 'title'],
  [{ buttonAction: 'javascript:alert(1)' }, 'buttonAction'],
  [{ buttonAction: '//elsewhere.example' }, 'buttonAction'],
  [{ buttonAction: '/\\elsewhere.example' }, 'buttonAction'],
  [{ buttonAction: '/a"onclick="x' }, 'buttonAction'],
  [{ bgGradient: 'linear-gradient(red, url(https://elsewhere.example))' }, 'bgGradient'],
  [{ bgGradient: 'red; background: blue' }, 'bgGradient'],
  [{ imageUrl: 'https://elsewhere.example/a.png' }, 'imageUrl'],
  [{ activeFrom: 'morgen' }, 'activeFrom'],
  [{ activeFrom: '0000-01-01T00:00:00+14:00' }, 'activeFrom'],
  [{ activeUntil: '9999-12-31T23:59:59-12:00' }, 'activeUntil'],
  [{ activeFrom: at(5), activeUntil: at(4) }, 'activeUntil'],
  [{ sortOrder: 1 }, 'sortOrder'],
])('%j is refused, and the answer names the field', async (values, field) => {
  const payload = { title: 'Ein Team', ...values };
  const answer = await desk.send('POST', '/api/sliders', payload);

  expect(answer.json()).toMatchObject({ statusCode: 400, field });
  expect(await shown()).toEqual([]);
});

test('a change that ends the period before it begins is refused', async () => {
  const { id } = await create({ activeFrom: at(10) });
  const url = `/api/sliders/${id}`;

  const answer = await desk.app.inject({
    method: 'PATCH',
    url,
    headers: { cookie: desk.cookie },
    payload: { activeUntil: at(5) },
  });

  expect(answer.json()).toMatchObject({ statusCode: 400, code: 'invalid_period' });
});

test.each(['#termine', '/spielplan?team=1', 'https://elsewhere.example/a?b=c#d'])(
  'a button may lead to %s',
  async (buttonAction) => {
    expect(await create({ buttonAction })).toMatchObject({ buttonAction });
  },
);

test.each(['', '   '])('an action of blank text (%j) is none, as with other optional texts', async (buttonAction) => {
  const payload = { title: 'Ein Team', buttonText: 'Mitmachen', buttonAction };
  const made = await desk.send('POST', '/api/sliders', payload);
  expect(made.json()).toMatchObject({ buttonAction: null });
  const { id } = await create({ buttonAction: '/mitgliedschaft' });

  const answer = await desk.send('PATCH', `/api/sliders/${id}`, { buttonAction });

  expect(answer.json()).toMatchObject({ buttonAction: null });
});
