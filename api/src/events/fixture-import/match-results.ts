import { cutText } from '../../imports/cut-text.ts';
import type { Fixture } from './fixture.ts';

const LETTERS = 40;
const MOST_NAMED = 20;
const RESULT = /^([0-9]{1,2}) ?: ?([0-9]{1,2})(?![0-9:.,])/;
/** Exports write „-:-“ where there is no result yet. */
const SAYS_SOMETHING = /[\p{L}0-9]/u;

/** Notes by their letters, in the words that the form of a match suggests. */
const NOTES: ReadonlyMap<string, string> = new Map([
  ['nv', 'n. V.'],
  ['nachverlängerung', 'n. V.'],
  ['ne', 'n. E.'],
  ['nvne', 'n. E.'],
  ['nachelfmeterschießen', 'n. E.'],
]);

/** Reads „Ergebnis“; `warnings` names what it does not understand. */
export function createResultReader() {
  const unreadable = new Set<string>();
  const unknownNotes = new Set<string>();
  const note = (texts: Set<string>, text: string) => {
    if (texts.size < MOST_NAMED) texts.add(cutText(text, LETTERS));
  };
  return {
    /** Goals, and a note if the result has one. */
    read(text: string): Pick<Fixture['more'], 'goalsHome' | 'goalsAway' | 'resultNote'> {
      const [found, host, guest] = RESULT.exec(text) ?? [];
      if (found === undefined) {
        if (SAYS_SOMETHING.test(text)) note(unreadable, text);
        return {};
      }
      const goals = { goalsHome: Number(host), goalsAway: Number(guest) };
      const suffix = text.slice(found.length).trim();
      const resultNote = NOTES.get(suffix.toLocaleLowerCase('de-DE').replaceAll(/[^a-zäöüß]/g, ''));
      if (suffix && !resultNote) note(unknownNotes, suffix);
      return resultNote ? { ...goals, resultNote } : goals;
    },

    warnings: (): string[] => [
      ...[...unreadable].map(
        (text) => `Das Ergebnis „${text}“ kann das Portal nicht lesen: Solche Spiele stehen ohne Ergebnis da.`,
      ),
      ...[...unknownNotes].map(
        (text) => `Den Zusatz „${text}“ beim Ergebnis kennt das Portal nicht: Solche Ergebnisse stehen ohne ihn da.`,
      ),
    ],
  };
}
