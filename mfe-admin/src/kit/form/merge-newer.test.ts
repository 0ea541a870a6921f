import { mergeNewer, ownChanges } from './merge-newer.ts';

const before = { name: 'Bela', role: 'editor', teams: ['frauen'] };

test('what nobody typed into follows what is stored', () => {
  expect(mergeNewer(before, { ...before, role: 'admin' }, { ...before, name: 'Bela B.' })).toEqual({
    name: 'Bela B.',
    role: 'admin',
    teams: ['frauen'],
  });
});

test('the same field changed on both sides is for people to decide', () => {
  expect(mergeNewer(before, { ...before, name: 'Béla' }, { ...before, name: 'Bela B.' })).toBeUndefined();
});

test('the same change on both sides is none', () => {
  const changed = { ...before, teams: ['frauen', '1-mannschaft'] };
  expect(mergeNewer(before, changed, changed)).toEqual(changed);
});

test('of a form only what somebody typed is their own', () => {
  expect(ownChanges(before, { ...before, role: 'admin' })).toEqual({ role: 'admin' });
});
