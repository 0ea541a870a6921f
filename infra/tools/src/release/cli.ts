import { parseArgs } from 'node:util';
import { SHELL } from '@portal/api/contract';
import { projectRoot } from '../webpack/place.ts';
import { describeHealth } from './health-command.ts';
import { describeHistory, describeRegistry } from './list-command.ts';
import {
  fetchHealth,
  fetchHistory,
  fetchRegistry,
  fetchTrials,
  pinVersion,
  PortalError,
  rollBackSection,
} from '@portal/server/portal-client';
import { deriveToken, findAccess, portalUrl } from '@portal/server/release-access';
import { releaseSection, releaseShell } from './release-command.ts';
import { readSigningKey } from '@portal/server/signing-key';
import { reportFailure } from '@portal/server/report-failure';
import { UsageError } from '@portal/server/usage-error';
import { terminalQuestion } from './terminal-question.ts';
import { decideCanary, describeTrials, wishOf } from './trial-command.ts';
import { withdrawLive } from './withdraw-command.ts';

type Say = (line: string) => void;
type Command = (args: string[], say: Say) => Promise<void>;

/** Of a section, or the beginning of a shell's build. */
const VERSION = /^(\d{1,5}\.\d{1,5}\.\d{1,5}|[0-9a-f]{12})$/;

const commands: Readonly<Record<string, Command>> = {
  async release(args, say) {
    const { values, positionals } = parse(args, 1, {
      version: { type: 'string' },
      to: { type: 'string' },
      again: { type: 'boolean' },
      older: { type: 'boolean' },
      'new-origin': { type: 'boolean' },
      notes: { type: 'string' },
      preview: { type: 'boolean' },
      canary: { type: 'string' },
      'no-browser': { type: 'boolean' },
    });
    const usage =
      'npm run release -- <Bereich> [--version X.Y.Z] [--notes TEXT] [--to URL] [--preview | --canary PROZENT] [--again] [--older] [--new-origin] [--no-browser]';
    const section = sectionName(positionals[0], usage);
    const access = await findAccess(section, text(values['to']));
    const isSaid = (option: string) => values[option] === true;
    const said = { again: isSaid('again'), older: isSaid('older'), newOrigin: isSaid('new-origin') };
    const version = versionOf(text(values['version']));
    const trial = wishOf(isSaid('preview'), text(values['canary']));
    // Only here, because loading webpack takes its time.
    const { typeErrors: findTypeErrors } = await import('../build/type-errors.ts');
    const notes = text(values['notes']);
    const signingKey = await readSigningKey();
    const release = { access, said, notes, signingKey, ask: terminalQuestion(), projectRoot, findTypeErrors, say };
    const browser = isSaid('no-browser') ? undefined : await import('./inspect-built.ts');
    if (section !== SHELL) {
      const { buildSection } = await import('../build/build-section.ts');
      const inspect = browser?.inspectBuilt(say);
      return releaseSection({ section, version, buildSection, inspect, trial, ...release });
    }
    if (trial) throw new UsageError('Den Rahmen gibt es nur für alle.');
    if (version !== undefined) throw new UsageError('Die Version des Rahmens ist der Anfang seines Builds.');
    const { buildShell } = await import('../build/build-shell.ts');
    return releaseShell({ buildShell, inspect: browser?.inspectBuiltShell(say), ...release });
  },

  async rollback(args, say) {
    const { values, positionals } = parse(args, 2, { to: { type: 'string' }, force: { type: 'boolean' } });
    const section = sectionName(positionals[0], 'npm run rollback -- <Bereich> [Version] [--force] [--to URL]');
    const access = await findAccess(section, text(values['to']));
    const {
      live,
      previous,
      hints = [],
    } = await rollBackSection(access, section, versionOf(positionals[1]), values['force'] === true).catch(
      sayHowToForce,
    );
    say(
      live === previous
        ? `${section} ${live} war schon live.`
        : `${section} ${live} ist wieder live (vorher ${previous ?? 'keine Version'}).`,
    );
    for (const hint of hints) say(`Hinweis: ${hint}`);
  },

  async withdraw(args, say) {
    const { values, positionals } = parse(args, 1, { to: { type: 'string' } });
    const section = sectionName(positionals[0], 'npm run withdraw -- <Bereich> [--to URL]');
    const access = await findAccess(section, text(values['to']));
    await withdrawLive({ access, section, ask: terminalQuestion(), say });
  },

  async releases(args, say) {
    const { values, positionals } = parse(args, 1, {
      to: { type: 'string' },
      token: { type: 'string' },
      pin: { type: 'string' },
      unpin: { type: 'string' },
      health: { type: 'boolean' },
      promote: { type: 'boolean' },
      'end-canary': { type: 'boolean' },
      again: { type: 'boolean' },
      older: { type: 'boolean' },
      'new-origin': { type: 'boolean' },
    });
    const tokenOf = text(values['token']);
    if (tokenOf !== undefined) return say(await deriveToken(sectionName(tokenOf, '')));
    const pin = versionOf(text(values['pin']));
    const pinned = pin ?? versionOf(text(values['unpin']));
    if (pinned) return keepVersion(positionals[0], text(values['to']), pinned, pin !== undefined, say);
    const isForAll = values['promote'] === true;
    if (isForAll || values['end-canary'] === true) {
      const section = sectionName(
        positionals[0],
        'npm run releases -- <Bereich> --promote [--again] [--older] [--new-origin] | --end-canary [--to URL]',
      );
      const isSaid = (word: string) => values[word] === true;
      const said = { again: isSaid('again'), older: isSaid('older'), newOrigin: isSaid('new-origin') };
      return decideCanary(
        await findAccess(section, text(values['to'])),
        section,
        { isForAll, said, ask: terminalQuestion() },
        say,
      );
    }
    if (values['health'] === true) {
      const section = sectionName(positionals[0], 'npm run releases -- <Bereich> --health [--to URL]');
      const access = await findAccess(section, text(values['to']));
      return describeHealth(await fetchHealth(access, section)).forEach(say);
    }
    if (positionals.length === 0)
      return describeRegistry(await fetchRegistry(portalUrl(text(values['to'])))).forEach(say);
    const section = sectionName(positionals[0], '');
    const access = await findAccess(section, text(values['to']));
    const { releases } = await fetchHistory(access, section);
    [...describeHistory(section, releases), ...describeTrials(await fetchTrials(access, section))].forEach(say);
  },

  async check(args, say) {
    const { values, positionals } = parse(args, 1, { against: { type: 'string' } });
    const url = text(values['against']);
    const usage = 'npm run check -- [<Bereich>] --against URL';
    if (url === undefined) throw new UsageError(`Aufruf: ${usage}`);
    if (positionals[0] !== undefined) return checkBuilt(sectionName(positionals[0], usage), portalUrl(url), say);
    say('Rahmen und Schnittstelle werden gebaut …');
    const { buildShell } = await import('../build/build-shell.ts');
    const { ownSurface } = await import('../build/own-surface.ts');
    const { descriptor } = await buildShell();
    const { checkAgainst } = await import('./check-command.ts');
    await checkAgainst({ portalUrl: portalUrl(url), surface: await ownSurface(), provides: descriptor.provides, say });
  },
};

async function checkBuilt(section: string, portalUrl: string, say: Say): Promise<void> {
  const [{ typeErrors }, { buildSection }, { inspectBuilt }, { checkSection }] = await Promise.all([
    import('../build/type-errors.ts'),
    import('../build/build-section.ts'),
    import('./inspect-built.ts'),
    import('./check-section.ts'),
  ]);
  const inspect = inspectBuilt(say);
  await checkSection({ section, portalUrl, findTypeErrors: typeErrors, buildSection, inspect, say });
}

async function keepVersion(
  name: string | undefined,
  to: string | undefined,
  version: string,
  pinned: boolean,
  say: Say,
) {
  const section = sectionName(name, 'npm run releases -- <Bereich> --pin X.Y.Z | --unpin X.Y.Z');
  await pinVersion(await findAccess(section, to), section, version, pinned);
  say(
    `${section} ${version} ${pinned ? 'bleibt, auch wenn es alt wird' : 'bleibt nicht länger als andere Versionen'}.`,
  );
}

/** Runs `release`, `rollback`, `withdraw`, `releases` or `check`. Returns the exit code: 0 done, 1 refused or unreachable, 2 called wrongly. */
export async function runReleaseCommand(name: string, args: string[]): Promise<number> {
  try {
    const command = commands[name];
    if (!command) throw new UsageError(`Bekannt sind: ${Object.keys(commands).join(', ')}.`);
    await command(args, (line) => console.log(line));
    return 0;
  } catch (error) {
    return reportFailure(error, NEXT_STEPS);
  }
}

const NEXT_STEPS: Readonly<Record<string, string>> = {
  not_admitted: 'Es bleibt live, was live war. Bitte beheben und noch einmal veröffentlichen.',
  rollback_not_admitted: 'Es bleibt live, was live war. Ungeprüft zurück geht es mit: --force',
  rollback_origins_not_allowed: 'Es bleibt live, was live war. Ohne sie zurück geht es mit: --force',
  stale_release: 'Was live ist, zeigt: npm run releases',
  rolled_back: 'Soll der Stand trotzdem wieder live gehen: --again',
  older_release: 'Soll der Stand trotzdem live gehen: --older',
  new_origin: 'Soll der Stand trotzdem live gehen, und in Zukunft alles von hier: einmal --new-origin',
  unknown_ancestry:
    'Das zeigt die ganze Geschichte des Repositorys: git fetch --unshallow, in einer Pipeline fetch-depth: 0 oder GIT_DEPTH: 0. Soll der Stand ohne sie live gehen: --new-origin',
  version_exists: 'Ohne --version wird die nächste freie Version genommen.',
  release_token: 'Auf dem Rechner des Portals zeigt das Token: npm run releases -- --token <Bereich>',
};

/** A rollback cannot be mended and sent again. */
function sayHowToForce(error: unknown): never {
  if (!(error instanceof PortalError) || !['not_admitted', 'origins_not_allowed'].includes(error.code)) throw error;
  throw new PortalError(error.message, `rollback_${error.code}`, error.reasons);
}

function parse(args: string[], positionalCount: number, options: Record<string, { type: 'string' | 'boolean' }>) {
  try {
    const parsed = parseArgs({ args, options, allowPositionals: true });
    if (parsed.positionals.length <= positionalCount) return parsed;
  } catch {
    // Its messages are English; which word it stumbled over is plain from the list.
  }
  throw new UsageError(`Unbekannte oder zu viele Angaben: ${args.join(' ')}`);
}

function text(value: string | boolean | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** `mfe-news` and `news` mean the same. */
function sectionName(text: string | undefined, usage: string): string {
  const name = text?.replace(/^mfe-/, '').replace(/\/$/, '') ?? '';
  if (/^[a-z][a-z0-9-]{0,30}$/.test(name)) return name;
  throw new UsageError(text ? `„${text}“ ist kein Name eines Bereichs.` : `Aufruf: ${usage}`);
}

function versionOf(text: string | undefined): string | undefined {
  if (text === undefined || VERSION.test(text)) return text;
  throw new UsageError(`„${text}“ ist keine Version; gemeint ist etwas wie 1.4.0, beim Rahmen wie 3f9a1b2c4d5e.`);
}
