import * as contract from '@portal/api/contract';
import { adminAreas } from '../../kit/frame/areas.ts';
import { deedText, fieldsText } from './activity-words.ts';

test('a deed reads as a person would say it, also one that is not in the list', () => {
  expect(deedText({ action: 'deleted', times: 1 })).toBe('gelöscht');
  expect(deedText({ action: 'changed', times: 4 })).toBe('geändert, 4-mal');
  expect(deedText({ action: 'something-new', times: 1 })).toBe('bearbeitet');
});

test('fields are named once, in German, and unknown ones not at all', () => {
  expect(fieldsText(['title', 'goalsHome', 'goalsAway', 'sortOrder'])).toBe('Ergebnis, Titel');
  expect(fieldsText([])).toBe('');
});

test('a field is called as in the form where it is changed', () => {
  expect(fieldsText(['title', 'position'], { position: 'Aufgabe' })).toBe('Aufgabe, Titel');
});

/** Names that no form has: the way a change is sent, and a shade computed from the colour. */
const UNNAMED = ['version', 'colorDark'];

/** The fields of everything that is changed as a whole by one form. */
const bodies = [
  contract.NewSettings,
  ...Object.values(contract).flatMap((value) => (typeof value === 'object' && 'change' in value ? [value.change] : [])),
].map(({ properties }) => new Set(Object.keys(properties).filter((name) => !UNNAMED.includes(name))));

test('forms that say what their fields are called leave none out, and name no other', async () => {
  const labelled = adminAreas().flatMap(({ screens }) => screens.flatMap(({ labels }) => labels ?? []));
  expect(labelled.length).toBeGreaterThan(8);

  // Parts of a field count as the whole.
  for (const labels of labelled) {
    const names = Object.keys(await labels()).map((name) => name.split('.')[0]);
    expect(bodies).toContainEqual(new Set(names));
  }
});
