import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { copyBounded } from './bounded-output.ts';
import { startRenderProcess } from './render-process.ts';

async function copied(...chunks: string[]): Promise<string> {
  const [source, log] = [new PassThrough(), new PassThrough()];
  copyBounded(source, log);
  source.once('close', () => log.end());
  for (const chunk of chunks) source.write(chunk);
  source.end();
  return text(log);
}

test('what a section prints is logged as it is', async () => {
  expect(await copied('Ein Satz,\nzwei', ' Sätze\n', 'Ende')).toBe('Ein Satz,\nzwei Sätze\nEnde');
});

test('beyond so many lines a second one line says how much was left out', async () => {
  const log = await copied('a\n'.repeat(99), 'b\nc\nd\n', 'e\n');

  expect(log).toBe(`${'a\n'.repeat(99)}b\n(6 Bytes Ausgabe von Modulen weggelassen, Zeilen: 3)\n`);
});

test('a line without end is cut', async () => {
  const log = await copied('x'.repeat(40_000), 'y'.repeat(10));

  expect(log).toBe(`${'x'.repeat(32_768)}\n(7242 Bytes Ausgabe von Modulen weggelassen, Zeilen: 0)\n`);
});

test('the next second is logged again', async () => {
  const [source, log] = [new PassThrough(), new PassThrough()];
  copyBounded(source, log);
  source.write('a\n'.repeat(101));
  // Until the second that the limit counts in is over.
  await new Promise((resolve) => setTimeout(resolve, 1100));
  source.end('b\n');
  source.once('close', () => log.end());

  expect(await text(log)).toMatch(/^(a\n){100}\(2 Bytes [^\n]*\)\nb\n$/);
});

test('a render process does not fill the log', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bounded-output-'));
  const file = join(folder, 'worker.cjs');
  await writeFile(
    file,
    "for (let i = 0; i < 50_000; i += 1) { console.log('out '.repeat(20)); console.error('err '.repeat(20)); }",
  );
  const logged = (['stdout', 'stderr'] as const).map((name) =>
    jest.spyOn(process[name], 'write').mockImplementation(() => true),
  );

  await startRenderProcess({ file, flags: [], onMessage: () => undefined }).ended;
  const [out, err] = logged.map(({ mock }) =>
    Buffer.concat(mock.calls.map(([chunk]) => Buffer.from(chunk))).toString(),
  );
  await rm(folder, { recursive: true });

  for (const [output, word] of [
    [out, 'out '],
    [err, 'err '],
  ]) {
    expect(output).toContain(word);
    expect(output).toMatch(/Bytes Ausgabe von Modulen weggelassen/);
    expect(output?.length).toBeLessThan(1_000_000);
  }
}, 30_000);
