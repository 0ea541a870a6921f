import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface, type Interface } from 'node:readline';

type Found = Record<
  'rows' | 'files' | 'deletedRows' | 'deletedFiles' | 'documentRows' | 'documents' | 'incoming',
  string[]
>;

describe('a portal that is killed while it works on pictures and documents', () => {
  let dataDir: string;
  let children: ChildProcess[];
  beforeEach(async () => {
    children = [];
    dataDir = await mkdtemp(join(tmpdir(), 'killed-upload-'));
  });
  afterEach(async () => {
    for (const child of children) child.kill('SIGKILL');
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  });

  async function start(...args: string[]): Promise<{ child: ChildProcess; found: Found; lines: Interface }> {
    const script = join(__dirname, '../../../test/crash-uploader.ts');
    const child = spawn(process.execPath, ['--import', 'tsx/esm', script, dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    const lines = createInterface(child.stdout);
    const [line] = (await once(lines, 'line')) as [string];
    return { child, found: JSON.parse(line) as Found, lines };
  }

  test('has after the next start a file for every row, a row for every file, and nothing half', async () => {
    for (const milliseconds of [100, 400, 900]) {
      const { child, lines } = await start();
      // On a busy machine, too, something was deleted before it is killed.
      await once(lines, 'line');
      await new Promise((resolve) => setTimeout(resolve, milliseconds));
      child.kill('SIGKILL');
      await once(child, 'exit');
    }

    const { child, found } = await start('once');
    await once(child, 'exit');

    expect(found.rows.length).toBeGreaterThan(5);
    expect(found).toMatchObject({ files: found.rows, incoming: [] });
    expect(found.documentRows.length).toBeGreaterThan(5);
    // The file before a replacement goes within hours, where nobody is served it.
    expect(found.documents).toEqual(expect.arrayContaining(found.documentRows));
    // One whose deletion did not come to an end goes within hours, from where nobody sees it.
    expect(found.deletedRows.length).toBeGreaterThan(0);
    expect(found.deletedFiles).toEqual(expect.arrayContaining(found.deletedRows));
  }, 300_000);
});
