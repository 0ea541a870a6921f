import { statfsSync } from 'node:fs';
import { closeUnused, ensureFirstAdministrator, readConfig, skewBeforeMigrating, type LiveSkew } from '@portal/api';
import { removeSecrets } from '../../secret-variables.mjs';
import { confinement, describeConfinement } from '@portal/shell/server';
import { serveFromFronts, type Fronts } from '../fronts/serve-from-fronts.ts';
import { requireChromium } from '../admission-browser/require-chromium.ts';
import { buildPortal } from './build-portal.ts';
import type { Development } from './development.ts';
import { fillWithDemoContent } from './demo-content.ts';
import { drain } from '../fronts/drain.ts';
import { proxyWarning } from './proxy-warning.ts';
import { publishOwnSections, publishOwnShell } from './publish-own-sections.ts';
import { refuseSkew, warnOfSkew } from './refuse-skew.ts';
import { servedBefore } from './served-before.ts';
import { describeStartFailure } from './start-failure.ts';
import { warmPages } from './warm-pages.ts';

/** The portal's process: configuration → portal → content → listen → own sections → ready. Ends it with the failure. */
export async function runPortal(development?: Development): Promise<void> {
  const ending = { isAsked: false };
  // A full disk below the log, or a reader that is gone, must not end the portal.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  // Asked now: the start takes the variable out of the environment.
  const hasOwnServer = Boolean(process.env['DATABASE_URL']?.trim());
  await start(ending, development).catch((error: unknown) => {
    // A failure caused by the shutdown is not reported.
    if (ending.isAsked) return;
    const room = freeBytes(process.env['DATA_DIR'] || '.data');
    console.error(describeStartFailure(error, { freeBytes: room, hasOwnServer }));
    process.exit(1);
  });
}

/** The free space below a folder; no limit if the folder does not exist yet. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Infinity;
  }
}

async function start(ending: { isAsked: boolean }, development?: Development): Promise<void> {
  const config = readConfig(process.env);
  // Code and processes started later must not see the secrets.
  removeSecrets(process.env);
  // A Node that cannot confine the code of sections is refused before anything is started.
  confinement();
  if (config.admissionBrowser === 'chromium' && !development) await requireChromium();
  const projectRoot = process.cwd();
  let obstacle: string | undefined = 'Das Portal startet noch.';
  let fronts: Fronts | undefined;

  say('Datenbank und Server werden gestartet …');
  let isCompared = Boolean(development);
  let replaced: LiveSkew[] = [];
  const served = await servedBefore(projectRoot, config.dataDir);
  const compare = async (found: Promise<LiveSkew[]>) => {
    // A restart after a crash must not be refused because of a forced rollback.
    replaced = await refuseSkew(await found, projectRoot, config.allowSkew || served.isSameCode, say);
    isCompared = true;
  };
  const { app, hasShell, checkLiveSections, warm } = await buildPortal(
    config,
    projectRoot,
    {
      notReady: () => obstacle,
      // A start that is refused here leaves the database to the previous code.
      ...(!development && { beforeMigrating: (app, db) => compare(skewBeforeMigrating(app, db)) }),
    },
    development,
  );
  closeOnSignal(ending, async () => {
    obstacle = 'Das Portal wird beendet.';
    app.finishedAnswers.close();
    await fronts?.end(Boolean(config.trustProxy));
    // Behind a proxy there may be another instance that goes on.
    if (config.trustProxy && app.server.listening) await drain(app.server);
    await app.close();
  });
  await app.ready();
  // Beside what follows, in a process of its own; a request meanwhile waits only for the rest of it.
  const warming = !development && hasShell() ? warm() : undefined;
  if (!isCompared) await compare(app.releases.skew());
  const isClosed = !config.demo && !development && (await closeUnused(app.db));
  // Known before anybody asks, whatever happens to the database then.
  await app.opening.check();
  const firstSignIn = await ensureFirstAdministrator(app.db, config);
  if (config.demo) await fillWithDemoContent(app, projectRoot, say);
  if (config.workers > 1 && !development) fronts = serveFromFronts(app, projectRoot, say);
  else await app.listen({ host: config.host, port: config.port });
  const origin = (await fronts?.listen()) ?? app.listeningOrigin;
  // Visitors of the live versions go first, also after an unasked restart.
  await warming;
  const publishing = { app, origin, projectRoot, say };
  const publishShell = () => publishOwnShell(publishing, !hasShell());
  const isShellRefused = !development && (await publishShell());
  await publishOwnSections(publishing, development?.sections);
  // A section may have missed something in the previous shell that this one has.
  if (isShellRefused) await publishShell();
  warnOfSkew(replaced, app.releases.registry(), say);
  if (config.trustProxy) await warmPages(app);
  obstacle = undefined;
  process.send?.('ready');
  if (!development) await served.keep();

  if (firstSignIn) say(firstSignIn);
  if (isClosed)
    say('Besucher sehen noch nichts: Die erste Anmeldung führt Schritt für Schritt zur veröffentlichten Seite.');
  say(describeConfinement(confinement()));
  say(`Das Portal läuft: ${development?.origin ?? origin}`);
  const warning = proxyWarning(config);
  if (warning) say(warning);

  for (const { section, version, reasons } of await checkLiveSections()) {
    say(`Achtung: Modul ${section} ${version} passt nicht zum Rahmen:\n  ${reasons.join('\n  ')}`);
  }
}

/** `disconnect`: the parent process is gone. */
function closeOnSignal(ending: { isAsked: boolean }, close: () => Promise<unknown>): void {
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => {
      if (ending.isAsked) return;
      ending.isAsked = true;
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function say(line: string): void {
  console.log(line);
}
