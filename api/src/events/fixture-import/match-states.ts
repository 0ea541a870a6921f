import type { Fixture } from './fixture.ts';

const LETTERS = 40;
const MOST_NAMED = 20;

/** The words of DFBnet for matches that do not take place, and for those that do, will, or did. */
const CALLED_OFF =
  /^(?:spiel)?(?:ausfall|ausgefallen|abgesetzt|absetzung|abgesagt|absage|annull|nichtantritt|zurückgezogen)/;
const AS_PLANNED =
  /^(?:$|(?:neu)?angesetzt|(?:neu)?ansetzung|geplant|offen|freigegeben|bestätigt|verlegt|verlegung|läuft|gespielt|beendet|ausgetragen|abgeschlossen|(?:spiel)?abbruch|abgebrochen|wertung|gewertet|urteil)/;

/** Reads „Spielstatus", which some exports have; `warnings` names what nobody knows. */
export function createStateReader() {
  const unknown = new Set<string>();
  return {
    /** Undefined: the file does not speak of it. */
    read(state: string | undefined): Pick<Fixture['more'], 'cancelled'> {
      if (state === undefined) return {};
      const word = state.toLocaleLowerCase('de-DE').replaceAll(/[^a-zäöüß]/g, '');
      if (CALLED_OFF.test(word)) return { cancelled: true };
      if (AS_PLANNED.test(word)) return { cancelled: false };
      if (unknown.size < MOST_NAMED) unknown.add(state.slice(0, LETTERS));
      return {};
    },

    warnings: (): string[] =>
      [...unknown].map(
        (state) => `Den Spielstatus „${state}“ kennt das Portal nicht: Solche Spiele stehen da, als fänden sie statt.`,
      ),
  };
}
