import { parseArgs } from 'node:util';
import type { Rollback, ReleaseConsent } from '@portal/api/contract';
import { LONGEST_RELEASE_NOTES } from '@portal/api/release-names';
import { UsageError } from '@portal/server/usage-error';

type Options = Readonly<Record<string, { type: 'string' | 'boolean' }>>;

/** The values given, by option. */
export type Values = Readonly<Record<string, string | boolean | undefined>>;

const CONSENT = { again: { type: 'boolean' }, older: { type: 'boolean' }, 'new-origin': { type: 'boolean' } } as const;
const TO = { to: { type: 'string' } } as const;

/** The options of each command, wherever it is called. */
export const commandOptions = {
  release: {
    ...TO,
    ...CONSENT,
    version: { type: 'string' },
    notes: { type: 'string' },
    preview: { type: 'boolean' },
    canary: { type: 'string' },
    'instead-of': { type: 'string' },
    'no-browser': { type: 'boolean' },
  },
  rollback: { ...TO, from: { type: 'string' }, again: { type: 'boolean' }, force: { type: 'boolean' } },
  withdraw: TO,
  releases: {
    ...TO,
    ...CONSENT,
    pin: { type: 'string' },
    unpin: { type: 'string' },
    health: { type: 'boolean' },
    live: { type: 'string' },
    promote: { type: 'boolean' },
    'end-canary': { type: 'boolean' },
  },
} as const satisfies Readonly<Record<string, Options>>;

/** `releases` does only one of these at a time. */
const WISHES = ['health', 'pin', 'unpin', 'live', 'promote', 'end-canary', 'token'];

/** The options that make a version live, so that there is something to consent to. */
const GOES_LIVE = ['live', 'promote'];

/**
 * Throws {@link UsageError} where `releases` is called for two things at once, or with a consent that nothing asks for:
 * it would do one of them and leave out the other in silence.
 */
export function requireOneWish(values: Values): void {
  const given = WISHES.filter((option) => values[option] !== undefined);
  if (given.length > 1) throw new UsageError(`Entweder ${given.map((option) => `--${option}`).join(' oder ')}.`);
  const consents = Object.keys(CONSENT).filter((option) => values[option] !== undefined);
  if (consents.length > 0 && !given.some((option) => GOES_LIVE.includes(option)))
    throw new UsageError(`${consents.map((option) => `--${option}`).join(', ')} gehört zu --live oder --promote.`);
}

/**
 * The version of the canary that `--promote` or `--end-canary` is about, if it is named. Throws {@link UsageError}
 * beside anything else.
 */
export function canaryVersion(values: Values, version: string | undefined, usage: string): string | undefined {
  if (version === undefined || values['promote'] === true || values['end-canary'] === true) return version;
  throw new UsageError(`Unbekannte, fehlende oder zu viele Angaben: ${version}\n${usage}`);
}

/** The consents given as options. */
export function consentIn(values: Values): ReleaseConsent {
  const isSaid = (option: string) => values[option] === true;
  return { again: isSaid('again'), older: isSaid('older'), newOrigin: isSaid('new-origin') };
}

/** The same of a way back. */
export function rollbackWords({ again, force }: Values): Pick<Rollback, 'again' | 'force'> {
  return { ...(again === true && { again }), ...(force === true && { force }) };
}

/** The release notes. Throws {@link UsageError} if they are too long: the portal would refuse it after the build. */
export function notesIn({ notes }: Values): string | undefined {
  const text = textOf(notes);
  const { length } = Array.from(text ?? '');
  if (length > LONGEST_RELEASE_NOTES)
    throw new UsageError(`--notes hat ${length} Zeichen; mehr als ${LONGEST_RELEASE_NOTES} nimmt das Portal nicht.`);
  return text;
}

/** The remedy for a refusal, by its code, for every command line. */
export const nextSteps: Readonly<Record<string, string>> = {
  rollback_not_admitted: 'Es bleibt live, was live war. Ungeprüft zurück geht es mit: --force',
  rollback_origins_not_allowed: 'Es bleibt live, was live war. Ohne sie zurück geht es mit: --force',
  rolled_back: 'Soll der Stand trotzdem wieder live gehen: --again',
  older_release: 'Soll der Stand trotzdem live gehen: --older',
  new_origin: 'Soll der Stand trotzdem live gehen, und in Zukunft alles von hier: einmal --new-origin',
  no_commit:
    'Hier findet git keinen Commit: es fehlt, der Ordner gehört einem anderen Konto oder ist noch in keinem Commit; mehr sagt: git status. Soll der Stand trotzdem live gehen, und in Zukunft alles ohne Commit: einmal --new-origin',
  unknown_ancestry:
    'Das zeigt die ganze Geschichte des Repositorys: git fetch --unshallow, in einer Pipeline fetch-depth: 0 oder GIT_DEPTH: 0. Soll der Stand ohne sie live gehen, und in Zukunft alles von hier: einmal --new-origin',
  unknown_commit:
    'Diesem Klon fehlt der Commit, der live ist; vielleicht bringt ihn: git fetch --all. Soll der Stand ohne ihn live gehen, und in Zukunft alles von hier: einmal --new-origin',
  canary_running: 'Soll dieser an seine Stelle treten: --instead-of mit der Version, die gerade läuft',
  version_exists:
    'Ohne --version wird die nächste freie Version genommen; was schon veröffentlicht ist, macht live: releases --live X.Y.Z',
};

/** Takes a command's words apart; throws {@link UsageError}, with `usage` below, if the command does not take them. */
export function parseCommand(args: string[], positionalCount: number, options: Options, usage: string) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length <= positionalCount) return parsed;
  } catch {
    // Its messages are English; which word it stumbled over is plain from the list.
  }
  throw new UsageError(`Unbekannte, fehlende oder zu viele Angaben: ${args.join(' ')}\n${usage}`);
}

/** The text of an option that takes one. */
export function textOf(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}
