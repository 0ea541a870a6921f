import type { Fixture } from './fixture.ts';

const LETTERS = 40;
const MOST_NAMED = 20;

/**
 * The words of DFBnet for matches that do not take place, for those that do, will, or did, and for those whose result
 * has a story.
 */
const CALLED_OFF = /^(?:spiel)?(?:ausfall|ausgefallen|abgesetzt|absetzung|abgesagt|absage|annull|zurückgezogen)/;
const AS_PLANNED =
  /^(?:$|(?:neu)?angesetzt|(?:neu)?ansetzung|geplant|offen|freigegeben|bestätigt|verlegt|verlegung|läuft|gespielt|beendet|ausgetragen|abgeschlossen)/;
const ABANDONED = /^(?:spiel)?(?:abbruch|abgebrochen)/;
const AWARDED = /^(?:wertung|gewertet|urteil)/;
const NOT_TURNED_UP = /^nichtantritt/;

/** Reads „Spielstatus“, which some exports have; `warnings` names unknown words. */
export function createStateReader() {
  const unknown = new Set<string>();
  return {
    /** Undefined: the file does not speak of it. A side that did not turn up has lost once there is a result. */
    read(state: string | undefined, hasResult: boolean): Pick<Fixture['more'], 'cancelled' | 'resultNote'> {
      if (state === undefined) return {};
      const word = state.toLocaleLowerCase('de-DE').replaceAll(/[^a-zäöüß]/g, '');
      if (NOT_TURNED_UP.test(word))
        return hasResult ? { cancelled: false, resultNote: 'Nichtantritt' } : { cancelled: true, resultNote: null };
      if (CALLED_OFF.test(word)) return { cancelled: true, resultNote: null };
      if (ABANDONED.test(word)) return { cancelled: false, resultNote: 'Abbruch' };
      if (AWARDED.test(word)) return { cancelled: false, resultNote: 'Wertung' };
      if (AS_PLANNED.test(word)) return { cancelled: false, resultNote: null };
      if (unknown.size < MOST_NAMED) unknown.add(state.slice(0, LETTERS));
      return {};
    },

    warnings: (): string[] =>
      [...unknown].map(
        (state) => `Den Spielstatus „${state}“ kennt das Portal nicht: Solche Spiele stehen da, als fänden sie statt.`,
      ),
  };
}
