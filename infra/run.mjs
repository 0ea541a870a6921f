// The entry of every npm script. Plain JavaScript without packages: it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hasInstalledPackages } from './server/installed-packages.mjs';
import { keepRunning } from './server/keep-running.mjs';
import { whenLeftAlone } from './server/left-alone.mjs';
import { memorySettings } from './server/memory-settings.mjs';
import { npmCache } from './server/npm-cache.mjs';
import { removeSecrets } from './server/secret-variables.mjs';
import { takeTurn } from './server/take-turn.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'node_modules/.portal-lock');
const [command = '', ...args] = process.argv.slice(2);
/**
 * The language of each command, the file that runs it, and the arguments that it gets before the user's. Commands that
 * start or call a portal speak German, as its refusals do; those that work on the sources speak English. Commands for
 * operators need only the server.
 */
const commands = {
  start: ['German'],
  dev: ['German', 'tools/src/commands/dev.ts'],
  release: ['German', 'tools/src/commands/release.ts', 'release'],
  rollback: ['German', 'tools/src/commands/release.ts', 'rollback'],
  withdraw: ['German', 'tools/src/commands/release.ts', 'withdraw'],
  releases: ['German', 'tools/src/commands/release.ts', 'releases'],
  check: ['German', 'tools/src/commands/release.ts', 'check'],
  backup: ['German', 'server/src/call-portal.ts', 'backup'],
  restore: ['German', 'server/src/call-portal.ts', 'restore'],
  rescue: ['German', 'server/src/call-portal.ts', 'rescue'],
  build: ['English', 'tools/src/commands/build.ts'],
  typecheck: ['English', 'tools/src/commands/typecheck.ts'],
  test: ['English', 'tools/src/commands/test.ts'],
  'test-long': ['English', 'tools/src/commands/test-long.ts'],
  bench: ['English', 'tools/src/commands/bench.ts'],
  'add-section': ['English', 'tools/src/commands/add-section.ts'],
  licences: ['English', 'tools/src/commands/licences.ts'],
  screenshots: ['English', 'tools/src/commands/screenshots.ts'],
  'pack-contract': ['English', 'tools/src/commands/pack-contract.ts'],
};
const START_USAGE = `Aufruf: npm start
Installiert und baut, was fehlt, und startet das Portal. Einstellungen sind Umgebungsvariablen; alle stehen in .env.example und README.md.`;
const isKnown = Object.hasOwn(commands, command);
const [language, file, ...told] = isKnown ? commands[command] : ['English'];
const words = (inGerman, inEnglish) => (language === 'German' ? inGerman : inEnglish);
process.chdir(root);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(
    words(
      `Das Portal braucht Node 20.19 oder neuer, hier läuft ${process.versions.node}.`,
      `Node 20.19 or newer is required; this is ${process.versions.node}.`,
    ),
  );
if (!isKnown) fail(`Unknown command "${command}". Commands: ${Object.keys(commands).join(', ')}.`, 2);

if (command === 'start' && args.length > 0) {
  if (args.includes('--help')) console.log(START_USAGE);
  else console.error(`Unbekannt: ${args.join(' ')}\n${START_USAGE}`);
  process.exit(args.includes('--help') ? 0 : 2);
}

const endTurn = ['start', 'build'].includes(command) ? await takeTurn('.cache/turn', sayBusy) : undefined;
await installPackages();
if (command === 'start') {
  await run(process.execPath, ['--import', 'tsx/esm', 'infra/tools/src/commands/build.ts', '--german']);
  endTurn();
  const { parameters, env } = memorySettings;
  const portal = [...parameters, 'infra/server/dist/portal.mjs'];
  process.exit(
    await keepRunning(() => runOnce(process.execPath, portal, { ...process.env, NODE_ENV: 'production', ...env })),
  );
} else {
  const code = await runToEnd(process.execPath, ['--import', 'tsx/esm', `infra/${file}`, ...told, ...args]);
  // A new section is a new package: the lock file has to name it.
  if (code === 0 && command === 'add-section' && !args.includes('--help')) await install('--save');
  process.exit(code);
}

/** Several instances may be started from one folder at the same time. */
function sayBusy() {
  console.log(
    words(
      'In diesem Ordner installiert und baut gerade schon ein anderer Start; dieser wartet so lange.',
      'Another start or build is at work in this folder; this one waits for it.',
    ),
  );
}

/** Installs what the lock file names, unless that has been done. */
async function installPackages() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockStamp()) return;
  if (hasInstalledPackages(root)) return writeFileSync(stampFile, lockStamp());
  console.log(words('Pakete werden installiert …', 'Installing packages …'));
  // Not `npm ci`: it refuses a lock file that lacks other systems' optional binaries. The versions are the lock file's.
  await install('--no-save');
}

/** With NODE_ENV=production npm would leave out what builds, checks and tests. */
async function install(option) {
  const npm = process.env.npm_execpath;
  const parameters = [
    ...(npm ? [npm] : []),
    'install',
    option,
    '--include=dev',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  await run(npm ? process.execPath : 'npm', parameters, npmCache(root));
  writeFileSync(stampFile, lockStamp());
}

function lockStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lock).digest('hex');
}

/** Installs or builds without the portal's secrets, because third-party code runs. */
async function run(program, parameters, env = {}) {
  const code = await runToEnd(program, parameters, removeSecrets({ ...process.env, ...env }));
  const step = parameters.includes('install') ? 'npm install' : 'npm run build';
  if (code !== 0) fail(words(`„${step}“ ist fehlgeschlagen (Code ${code}).`, `"${step}" failed (code ${code}).`));
}

async function runToEnd(program, parameters, env = process.env) {
  const { code, signal } = await runOnce(program, parameters, env);
  return code ?? (signal ? 1 : 0);
}

/**
 * How a program ended: whether somebody asked for it, and whether it had said before that it was ready. The channel to
 * the child closes when this process dies for any reason; the portal then ends itself.
 */
function runOnce(program, parameters, env) {
  return new Promise((resolve, reject) => {
    const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
    const child = spawn(program, parameters, { stdio, env });
    let wasReady = false;
    let isAsked = false;
    const forward = (signal) => {
      isAsked = true;
      child.kill(signal);
    };
    process.on('SIGINT', forward).on('SIGTERM', forward);
    const stopWaiting = whenLeftAlone(() => forward('SIGTERM'));
    child.on('message', (message) => (wasReady ||= message === 'ready'));
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGINT', forward).off('SIGTERM', forward);
      stopWaiting();
      resolve({ code, signal, wasReady, isAsked });
    });
  });
}

function fail(message, code = 1) {
  console.error(message);
  process.exit(code);
}
