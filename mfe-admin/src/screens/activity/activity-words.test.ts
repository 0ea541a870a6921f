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

test('what the settings form saves has a name', () => {
  expect(fieldsText(['street', 'town', 'footballData', 'colorDark'])).toBe(
    'Anschrift, Farbe, Tabellen und Spielstände',
  );
});
