import { readLocalCopy, removeLocalCopy, writeLocalCopy } from './local-copy.ts';

const NAME = 'artikel:neu';
const writeInOtherTab = (title: string) =>
  localStorage.setItem(`portal:${NAME}`, JSON.stringify({ values: { title }, version: null, savedAt: '' }));
beforeEach(() => localStorage.clear());

test('a form in which nothing was typed leaves what another tab keeps of it', () => {
  expect(readLocalCopy(NAME)).toBeNull();
  writeInOtherTab('Derby');

  removeLocalCopy(NAME);

  expect(readLocalCopy(NAME)?.values).toEqual({ title: 'Derby' });
});

test('what another tab has typed since stays when this one has saved', () => {
  writeLocalCopy(NAME, { title: 'Derby' }, null);
  writeInOtherTab('Derbysieg');

  removeLocalCopy(NAME);

  expect(readLocalCopy(NAME)?.values).toEqual({ title: 'Derbysieg' });
});

test.each([
  ['written', () => writeLocalCopy(NAME, { title: 'Derby' }, null)],
  [
    'read',
    () => {
      writeInOtherTab('Derby');
      readLocalCopy(NAME);
    },
  ],
])('what was %s here is removed', (_how, begin) => {
  begin();

  removeLocalCopy(NAME);

  expect(readLocalCopy(NAME)).toBeNull();
});
