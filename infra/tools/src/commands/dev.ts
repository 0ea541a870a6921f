import { parseArgs } from 'node:util';
import { workspaceSections } from '@portal/server/workspace-sections';
import { isFree, portFrom } from '../dev/ports.ts';
import { projectRoot } from '../webpack/place.ts';

const USAGE = `Aufruf: npm run dev -- [mfe-<Modul> …] oder: npm run dev -- mfe-<Modul> --with https://verein.example
Ohne Modul: alles wirkt sofort; mit Modulen: nur sie, das andere wie veröffentlicht.
  --with URL    das eine Modul in einem Portal, das irgendwo läuft und nur gelesen wird`;

const say = (line: string) => console.log(line);
const { asked, portalUrl } = readArguments();
const known = await workspaceSections(projectRoot);
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0)
  fail(`Unbekanntes Modul: ${unknown.join(', ')}. Es gibt: ${known.map((name) => `mfe-${name}`).join(', ')}.`, 2);
const host = process.env['HOST'] || '127.0.0.1';
const { port, firstPort } = readPorts();
if (!(await isFree(host, port)))
  fail(
    `Port ${port} ist schon belegt. Läuft das Portal noch (npm start), dann bitte zuerst beenden: beide arbeiten auf denselben Daten. Einen anderen Port wählt PORT, etwa: PORT=3001 npm run dev`,
  );

let stop = async () => {};
let isEnding = false;
// `disconnect`: the parent process is gone.
for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
  process.on(event, () => {
    if (isEnding) return;
    isEnding = true;
    stop().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  });
}

const address = { host, port };
try {
  stop = await (portalUrl === undefined ? developHere() : developInDeployed(portalUrl));
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

async function developHere(): Promise<() => Promise<void>> {
  const { startDevelopment } = await import('../dev/start-development.ts');
  const sections = asked.length > 0 ? asked : known;
  say(`Entwicklung: Rahmen, Server und ${sections.map((name) => `mfe-${name}`).join(', ')} werden gebaut …`);
  say('Jede gespeicherte Änderung wirkt sofort. Ende: Strg+C');
  return startDevelopment({ sections, address, firstPort, say });
}

async function developInDeployed(url: string): Promise<() => Promise<void>> {
  const [name, ...others] = asked;
  if (name === undefined || others.length > 0)
    fail('Mit --with wird ein Modul entwickelt: npm run dev -- mfe-news --with https://verein.example', 2);
  const [{ developWith }, { sectionConfigs }] = await Promise.all([
    import('../dev/develop-with.ts'),
    import('../build/build-section.ts'),
  ]);
  say(`Entwicklung: mfe-${name} wird gebaut, alles andere kommt von ${url} …`);
  const configs = await sectionConfigs(name, 'development');
  const stopAll = await developWith({ name, configs, portalUrl: url, address, firstPort, say });
  say(`Das Portal mit dem Modul von hier: http://${host}:${port}`);
  say('Jede gespeicherte Änderung lädt offene Seiten neu. Ende: Strg+C');
  return stopAll;
}

function readArguments(): { asked: string[]; portalUrl: string | undefined } {
  if (process.argv.includes('--help')) {
    say(USAGE);
    process.exit(0);
  }
  try {
    const { values, positionals } = parseArgs({ options: { with: { type: 'string' } }, allowPositionals: true });
    const portal = values.with;
    if (portal === undefined || (URL.canParse(portal) && /^https?:/.test(portal)))
      return { asked: positionals.map((name) => name.replace(/^mfe-/, '')), portalUrl: portal };
  } catch {
    // Its messages are English.
  }
  return fail(USAGE, 2);
}

function readPorts(): { port: number; firstPort: number } {
  try {
    const own = portFrom(process.env, 'PORT', 3000);
    return { port: own, firstPort: portFrom(process.env, 'DEV_PORT', own + 100) };
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error), 2);
  }
}

/** Exit codes: 1 it cannot be done now, 2 called wrongly. */
function fail(message: string, code: 1 | 2 = 1): never {
  console.error(message);
  process.exit(code);
}
