import { NAME_PATTERN, SHELL, VERSION_PATTERN } from '@portal/api/release-names';
import { projectRoot } from '../webpack/place.ts';
import {
  canaryVersion,
  commandOptions,
  consentIn,
  nextSteps,
  notesIn,
  parseCommand,
  requireOneWish,
  rollbackWords,
  textOf,
} from './command-options.ts';
import { commandUsage } from './command-usage.ts';
import { describeHealth } from './health-command.ts';
import { describeHistory, describeRegistry } from './list-command.ts';
import { fetchHealth, fetchHistory, fetchRegistry, fetchTrials, pinVersion } from '@portal/server/portal-client';
import { deriveToken, findAccess, portalUrl } from '@portal/server/release-access';
import { readPackageVersion, releaseSection, releaseShell, type Release } from './release-command.ts';
import { readSigningKey } from '@portal/server/signing-key';
import { reportFailure } from '@portal/server/report-failure';
import { UsageError } from '@portal/server/usage-error';
import { goBack } from './rollback-command.ts';
import { terminalQuestion } from './terminal-question.ts';
import { decideCanary, describeTrials, makeLive, wishOf } from './trial-command.ts';
import { withdrawLive } from './withdraw-command.ts';

type Say = (line: string) => void;
type Command = (args: string[], say: Say) => Promise<void>;
type Name = keyof typeof commandUsage;

/** The version of a section, or the beginning of a shell's build. */
const VERSION = new RegExp(`^${VERSION_PATTERN}$`);
const NAME = new RegExp(`^${NAME_PATTERN}$`);

const commands: Readonly<Record<Name, Command>> = {
  async release(args, say) {
    const { values, positionals } = parseCommand(args, 1, commandOptions.release, commandUsage.release);
    const section = sectionName(positionals[0], commandUsage.release);
    const access = await findAccess(section, textOf(values['to']));
    const said = consentIn(values);
    const notes = notesIn(values);
    const version = versionOf(textOf(values['version']));
    const trial = wishOf(values['preview'] === true, textOf(values['canary']), versionOf(textOf(values['instead-of'])));
    const { typeErrors: findTypeErrors } = await import('../build/type-errors.ts');
    const signingKey = await readSigningKey();
    const release = { access, said, notes, signingKey, ask: terminalQuestion(), projectRoot, findTypeErrors, say };
    const takesBrowser = values['no-browser'] !== true;
    if (section !== SHELL) {
      const inspect: Release['inspect'] = async (...built) =>
        (await import('./inspect-built.ts')).inspectBuilt(say)(...built);
      return releaseSection({
        section,
        version,
        buildSection,
        inspect: takesBrowser ? inspect : undefined,
        trial,
        ...release,
      });
    }
    if (trial) throw new UsageError('Den Rahmen gibt es nur für alle.');
    if (version !== undefined) throw new UsageError('Die Version des Rahmens ist der Anfang seines Builds.');
    const [{ buildShell }, { inspectBuiltShell }] = await Promise.all([
      import('../build/build-shell.ts'),
      import('./inspect-built.ts'),
    ]);
    return releaseShell({ buildShell, inspect: takesBrowser ? inspectBuiltShell(say) : undefined, ...release });
  },

  async rollback(args, say) {
    const { values, positionals } = parseCommand(args, 2, commandOptions.rollback, commandUsage.rollback);
    const section = sectionName(positionals[0], commandUsage.rollback);
    const access = await findAccess(section, textOf(values['to']));
    const version = versionOf(positionals[1]);
    const from = versionOf(textOf(values['from']));
    const said = { ...rollbackWords(values), ...(from !== undefined && { from }) };
    await goBack({ access, section, version, said, ask: terminalQuestion(), say });
  },

  async withdraw(args, say) {
    const { values, positionals } = parseCommand(args, 1, commandOptions.withdraw, commandUsage.withdraw);
    const section = sectionName(positionals[0], commandUsage.withdraw);
    const access = await findAccess(section, textOf(values['to']));
    await withdrawLive({ access, section, ask: terminalQuestion(), say });
  },

  async releases(args, say) {
    const options = { ...commandOptions.releases, token: { type: 'string' } } as const;
    const { values, positionals } = parseCommand(args, 2, options, commandUsage.releases);
    requireOneWish(values);
    const decided = canaryVersion(values, versionOf(positionals[1]), commandUsage.releases);
    const nameOf = (text: string | undefined) => sectionName(text, commandUsage.releases);
    const tokenOf = textOf(values['token']);
    if (tokenOf !== undefined) return say(await deriveToken(nameOf(tokenOf)));
    const pin = versionOf(textOf(values['pin']));
    const pinned = pin ?? versionOf(textOf(values['unpin']));
    if (pinned) return keepVersion(nameOf(positionals[0]), textOf(values['to']), pinned, pin !== undefined, say);
    const isForAll = values['promote'] === true;
    const endsCanary = isForAll || values['end-canary'] === true;
    const version = versionOf(textOf(values['live']));
    const asksHealth = values['health'] === true;
    if (positionals.length === 0 && !endsCanary && !version && !asksHealth)
      return describeRegistry(await fetchRegistry(portalUrl(textOf(values['to'])))).forEach(say);
    const section = nameOf(positionals[0]);
    const access = await findAccess(section, textOf(values['to']));
    const answers = { said: consentIn(values), ask: terminalQuestion() };
    if (endsCanary) return decideCanary(access, section, { isForAll, version: decided, ...answers }, say);
    if (version) return makeLive(access, section, { version, ...answers }, say);
    if (asksHealth) return describeHealth(await fetchHealth(access, section)).forEach(say);
    const { releases } = await fetchHistory(access, section);
    [...describeHistory(section, releases), ...describeTrials(await fetchTrials(access, section))].forEach(say);
  },

  async check(args, say) {
    const { values, positionals } = parseCommand(args, 1, { against: { type: 'string' } }, commandUsage.check);
    const url = textOf(values['against']);
    if (url === undefined) throw new UsageError(commandUsage.check);
    const section = positionals[0] === undefined ? SHELL : sectionName(positionals[0], commandUsage.check);
    // A portal that does not answer is reported before anything is built.
    await fetchRegistry(portalUrl(url));
    if (section !== SHELL) return checkBuilt(section, portalUrl(url), say);
    say('Rahmen und Schnittstelle werden gebaut …');
    const { buildShell } = await import('../build/build-shell.ts');
    const { ownSurface } = await import('../build/own-surface.ts');
    const { descriptor } = await buildShell();
    const { checkAgainst } = await import('./check-command.ts');
    await checkAgainst({ portalUrl: portalUrl(url), surface: await ownSurface(), provides: descriptor.provides, say });
  },
};

async function checkBuilt(section: string, portalUrl: string, say: Say): Promise<void> {
  await readPackageVersion(projectRoot, section);
  const [{ typeErrors }, { inspectBuilt }, { checkSection }] = await Promise.all([
    import('../build/type-errors.ts'),
    import('./inspect-built.ts'),
    import('./check-section.ts'),
  ]);
  const inspect = inspectBuilt(say);
  await checkSection({ section, portalUrl, findTypeErrors: typeErrors, buildSection, inspect, say });
}

async function keepVersion(section: string, to: string | undefined, version: string, pinned: boolean, say: Say) {
  await pinVersion(await findAccess(section, to), section, version, pinned);
  say(
    `${section} ${version} ${pinned ? 'bleibt, auch wenn es alt wird' : 'bleibt nicht länger als andere Versionen'}.`,
  );
}

/** Webpack is loaded while the compiler checks the types. */
const buildSection: Release['buildSection'] = async (name, version) =>
  (await import('../build/build-section.ts')).buildSection(name, version);

/**
 * Runs `release`, `rollback`, `withdraw`, `releases` or `check`. Returns the exit code: 0 done, 1 refused or
 * unreachable, 2 called wrongly.
 */
export async function runReleaseCommand(name: Name, args: string[]): Promise<number> {
  const say = (line: string) => console.log(line);
  try {
    await (args.includes('--help') ? say(commandUsage[name]) : commands[name](args, say));
    return 0;
  } catch (error) {
    return reportFailure(error, NEXT_STEPS);
  }
}

const NEXT_STEPS: Readonly<Record<string, string>> = {
  ...nextSteps,
  not_admitted: 'Es bleibt live, was live war. Bitte beheben und noch einmal veröffentlichen.',
  stale_release: 'Was live ist, zeigt: npm run releases',
  maybe_done: 'Es kann trotzdem geschehen sein oder noch geschehen; was live ist, zeigt: npm run releases -- <Modul>',
  release_token: 'Auf dem Rechner des Portals zeigt das Token: npm run releases -- --token <Modul>',
};

/** `mfe-news` and `news` mean the same. */
function sectionName(text: string | undefined, usage: string): string {
  const name = text?.replace(/^mfe-/, '').replace(/\/$/, '') ?? '';
  if (NAME.test(name)) return name;
  throw new UsageError(text ? `„${text}“ ist kein Name eines Moduls.` : usage);
}

function versionOf(text: string | undefined): string | undefined {
  if (text === undefined || VERSION.test(text)) return text;
  throw new UsageError(`„${text}“ ist keine Version; gemeint ist etwas wie 1.4.0, beim Rahmen wie 3f9a1b2c4d5e.`);
}
