import { portalAddress } from '@portal/server/portal-address';
import { fetchHealth, fetchHistory, fetchTrials, pinVersion, type Access } from '@portal/server/portal-client';
import { reportFailure } from '@portal/server/report-failure';
import { readSigningKey } from '@portal/server/signing-key';
import { tokenIn } from '@portal/server/token-variable';
import { UsageError } from '@portal/server/usage-error';
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
  type Values,
} from '@portal/tools/command-options';
import { describeHealth } from '@portal/tools/describe-health';
import { describeHistory } from '@portal/tools/list-command';
import { releaseSection, requireBrowser } from '@portal/tools/release-command';
import { goBack } from '@portal/tools/rollback-command';
import { terminalQuestion } from '@portal/tools/terminal-question';
import { decideCanary, describeTrials, makeLive, wishOf } from '@portal/tools/trial-command';
import { typeErrors } from '@portal/tools/type-errors';
import { withdrawLive } from '@portal/tools/withdraw-command';
import { inspectPages } from './inspect-pages.ts';
import { makeKeys } from './make-keys.ts';
import { missingPeers } from './missing-peers.ts';
import { buildOwnSection, ownSectionName } from './own-section.ts';
import { projectRoot } from './place.ts';
import { requireSources } from './require-sources.ts';
import { hasTests, NO_TESTS, runJest } from './run-jest.ts';
import { STORED_VERSION_PATTERN } from '@portal/api/contract';

const USAGE = `Aufruf: npx section-kit <Befehl>
  build                                    baut das Modul nach dist
  test [Angaben für jest]                  führt seine Tests aus
  dev --to URL                             zeigt ein Portal auf diesem Rechner (PORT) mit dem Modul von hier; gesendet wird nichts
  gate [--to URL] [--no-browser]           was vor einer Veröffentlichung stimmen muss: Typen, Tests, Build, Seiten im Browser
  release [--version X.Y.Z] [--notes TEXT] [--preview | --canary PROZENT [--instead-of X.Y.Z]] [--again] [--older] [--new-origin] [--no-browser] [--to URL]
  rollback [X.Y.Z] [--from X.Y.Z] [--again] [--force] [--to URL]
  withdraw [--to URL]                      nimmt das Modul vom Netz
  releases [--health | --pin X.Y.Z | --unpin X.Y.Z | --end-canary [X.Y.Z]] [--to URL]
  releases --live X.Y.Z | --promote [X.Y.Z] [--again] [--older] [--new-origin] [--to URL]
  keys [--out DATEI]                       ein Schlüsselpaar, um Veröffentlichungen zu unterschreiben
Das Portal nennt --to oder PORTAL_URL, das Token RELEASE_TOKEN, den privaten Schlüssel SIGNING_KEY.`;

/** Where `keys` writes the private key. */
const KEY_FILE = 'signing-key.pem';
const VERSION = new RegExp(`^${STORED_VERSION_PATTERN}$`);
const WHICH_PORTAL = 'Welches Portal? Mit --to oder PORTAL_URL, etwa https://verein.example.';
const TO = { to: { type: 'string' } } as const;
const BROWSER = { 'no-browser': { type: 'boolean' } } as const;
const say = (line: string) => console.log(line);

/** Each returns its exit code, or nothing when it has succeeded. */
const commands: Readonly<Record<string, (section: string, args: string[]) => Promise<number | void>>> = {
  async build(section, args) {
    parse(args, 0, {});
    requireSources(projectRoot);
    await requireTypes();
    const { descriptor, folder } = await buildOwnSection(section, '0.0.0', projectRoot);
    say(`${section} ist gebaut: ${descriptor.files.length} Dateien in ${folder}.`);
  },

  async test(_section, args) {
    // Only jest knows which tests its arguments select.
    if (args.length === 0 && !(await hasTests(projectRoot))) throw new Error(NO_TESTS);
    return runJest(projectRoot, args);
  },

  async dev(section, args) {
    const portalUrl = portalOf(parse(args, 0, TO).values['to']);
    if (!portalUrl) throw new UsageError(WHICH_PORTAL);
    requireSources(projectRoot);
    const missing = missingPeers(['webpack-dev-server']);
    if (missing) throw new UsageError(`Dafür fehlt: ${missing}`);
    const { develop } = await import('./develop.ts');
    await develop(section, portalUrl, say);
    return 0;
  },

  async gate(section, args) {
    const { values } = parse(args, 0, { ...TO, ...BROWSER });
    const portalUrl = portalOf(values['to']);
    requireSources(projectRoot);
    await requireTypes();
    const isTested = await hasTests(projectRoot);
    if (!isTested) say(NO_TESTS);
    const code = isTested ? await runJest(projectRoot, []) : 0;
    if (code !== 0) return code;
    const built = await buildOwnSection(section, '0.0.0', projectRoot);
    if (portalUrl) await requireBrowser(inspectionOf(values), built, { portalUrl }, say);
    else say('Ohne Portal (--to URL oder PORTAL_URL) werden die Seiten nicht im Browser angesehen.');
    say(`${section} kann veröffentlicht werden.`);
    return 0;
  },

  async release(section, args) {
    const { values } = parse(args, 0, commandOptions.release);
    requireSources(projectRoot);
    await releaseSection({
      section,
      version: versionOf(values['version']),
      access: accessTo(values['to']),
      said: consentIn(values),
      notes: notesIn(values),
      signingKey: await readSigningKey(),
      trial: wishOf(values['preview'] === true, textOf(values['canary']), versionOf(values['instead-of'])),
      ask: terminalQuestion(),
      projectRoot,
      findTypeErrors: typeErrors,
      buildSection: (name, version) => buildOwnSection(name, version, projectRoot),
      inspect: inspectionOf(values),
      say,
    });
  },

  async rollback(section, args) {
    const { values, positionals } = parse(args, 1, commandOptions.rollback);
    const version = versionOf(positionals[0]);
    const from = versionOf(values['from']);
    const said = { ...rollbackWords(values), ...(from !== undefined && { from }) };
    await goBack({ access: accessTo(values['to']), section, version, said, ask: terminalQuestion(), say });
  },

  async withdraw(section, args) {
    const access = accessTo(parse(args, 0, commandOptions.withdraw).values['to']);
    await withdrawLive({ access, section, ask: terminalQuestion(), say });
  },

  async keys(section, args) {
    const { values } = parse(args, 0, { out: { type: 'string' } });
    const file = textOf(values['out']) ?? KEY_FILE;
    say(await makeKeys(file));
    console.error(
      `Das ist der öffentliche Schlüssel für „Module“, ${section}. Der private steht in ${file} und gehört in kein Repository; ` +
        'unterschrieben wird, wenn SIGNING_KEY ihn nennt.',
    );
  },

  async releases(section, args) {
    const { values, positionals } = parse(args, 1, commandOptions.releases);
    requireOneWish(values);
    const decided = canaryVersion(values, versionOf(positionals[0]), USAGE);
    const access = accessTo(values['to']);
    if (values['health'] === true) return describeHealth(await fetchHealth(access, section)).forEach(say);
    const isForAll = values['promote'] === true;
    if (isForAll || values['end-canary'] === true)
      return decideCanary(
        access,
        section,
        { isForAll, version: decided, said: consentIn(values), ask: terminalQuestion() },
        say,
      );
    const version = versionOf(values['live']);
    if (version) return makeLive(access, section, { version, said: consentIn(values), ask: terminalQuestion() }, say);
    const pin = versionOf(values['pin']);
    const pinned = pin ?? versionOf(values['unpin']);
    if (pinned) await pinVersion(access, section, pinned, pin !== undefined);
    describeHistory(section, (await fetchHistory(access, section)).releases).forEach(say);
    describeTrials(await fetchTrials(access, section)).forEach(say);
  },
};

const NEXT_STEPS: Readonly<Record<string, string>> = {
  ...nextSteps,
  not_admitted: 'Es bleibt live, was live war.',
  stale_release: 'Was live ist, zeigt: npx section-kit releases',
  maybe_done: 'Es kann trotzdem geschehen sein oder noch geschehen; was live ist, zeigt: npx section-kit releases',
  unreachable: 'Stimmt die Adresse? Sie kommt von --to oder PORTAL_URL.',
  release_token: 'Ein Token macht die Verwaltung des Portals unter „Module“.',
};

process.exitCode = await run(process.argv.slice(2));

/** Exit codes: 0 done, 1 refused or unreachable, 2 called wrongly. */
async function run([name = '', ...args]: string[]): Promise<number> {
  try {
    // The arguments after `test` are jest's.
    if (name === '--help' || (name !== 'test' && args.includes('--help'))) {
      say(USAGE);
      return 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (!command) throw new UsageError(USAGE);
    return (await command(ownSectionName(projectRoot), args)) ?? 0;
  } catch (error) {
    return reportFailure(error, NEXT_STEPS);
  }
}

async function requireTypes(): Promise<void> {
  const errors = await typeErrors('.');
  if (errors.length > 0) throw new Error(`Die Typen stimmen nicht.\n  ${errors.join('\n  ')}`);
}

function inspectionOf(values: Values): ReturnType<typeof inspectPages> | undefined {
  return values['no-browser'] === true ? undefined : inspectPages(say);
}

function portalOf(to: string | boolean | undefined): string | undefined {
  const portalUrl = textOf(to) ?? process.env['PORTAL_URL'];
  return portalUrl ? portalAddress(portalUrl) : undefined;
}

function accessTo(to: string | boolean | undefined): Access {
  const portalUrl = portalOf(to);
  const token = tokenIn('RELEASE_TOKEN');
  if (!portalUrl) throw new UsageError(WHICH_PORTAL);
  if (!token)
    throw new UsageError('RELEASE_TOKEN fehlt: das Token des Moduls aus dem Admin-Bereich des Portals, „Module“.');
  return { portalUrl, token };
}

function parse(args: string[], positionalCount: number, options: Parameters<typeof parseCommand>[2]) {
  return parseCommand(args, positionalCount, options, USAGE);
}

function versionOf(text: string | boolean | undefined): string | undefined {
  if (text === undefined) return undefined;
  if (typeof text === 'string' && VERSION.test(text)) return text;
  throw new UsageError(`„${text}“ ist keine Version; gemeint ist etwas wie 1.4.0.`);
}
