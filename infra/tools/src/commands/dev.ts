import { workspaceSections } from '@portal/server/workspace-sections';
import { isFree } from '../dev/ports.ts';
import { startDevelopment } from '../dev/start-development.ts';
import { projectRoot } from '../webpack/index.ts';

const known = await workspaceSections(projectRoot);
const asked = process.argv.slice(2).map((name) => name.replace(/^mfe-/, ''));
const unknown = asked.filter((name) => !known.includes(name));
if (unknown.length > 0)
  fail(`Unbekannter Bereich: ${unknown.join(', ')}. Es gibt: ${known.map((name) => `mfe-${name}`).join(', ')}.`);
const host = process.env['HOST'] ?? '127.0.0.1';
const port = Number(process.env['PORT'] ?? 3000);
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

const sections = asked.length > 0 ? asked : known;
console.log(`Entwicklung: Rahmen, Server und ${sections.map((name) => `mfe-${name}`).join(', ')} werden gebaut …`);
console.log('Jede gespeicherte Änderung wirkt sofort. Ende: Strg+C');
try {
  const firstPort = Number(process.env['DEV_PORT'] ?? port + 100);
  stop = await startDevelopment({ sections, address: { host, port }, firstPort, say: (line) => console.log(line) });
} catch (error) {
  fail(error instanceof Error ? error.message : String(error));
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
