import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { BenchPortal } from './bench-portal.ts';
import { latestArticles } from './editing.ts';
import type { Chapter, Measure } from './report.ts';
import { startBareServer } from './start-bare-server.ts';
import { summarize } from './statistics.ts';
import { compare } from './throughput.ts';
import { hasWrk } from './wrk.ts';

/** A width (px) that the portal makes without rounding, and that no measured page has requested yet. */
const WIDTH = 2000;
const QUALITY = 70;
const PICTURES = 30;

/** Making a picture against bare sharp with the same result, and sending a made one against @fastify/static. */
export async function measurePictures(portal: BenchPortal, rounds: number): Promise<Chapter> {
  const sources = (await latestArticles(portal.url, PICTURES)).flatMap(({ imageUrl }) => imageUrl ?? []);
  const address = (source: string) => `${portal.url}/optimize-image${source}?w=${WIDTH}&q=${QUALITY}&f=webp`;
  sharp.cache(false);

  const ours: number[] = [];
  const theirs: number[] = [];
  let made: Buffer = Buffer.alloc(0);
  const originals = await Promise.all(
    [...new Set(sources)].map(async (source) => [source, await bytesOf(portal.url + source)] as const),
  );
  for (const [index, [source, original]] of originals.entries()) {
    const measureOurs = async () => timed(ours, () => bytesOf(address(source)));
    const measureTheirs = async () => timed(theirs, () => bare(original));
    const [first, second] = index % 2 === 0 ? [measureOurs, measureTheirs] : [measureTheirs, measureOurs];
    made = await first();
    if (!made.equals(await second())) throw new Error(`Portal and bare sharp make different pictures of ${source}`);
  }
  const measures: Measure[] = [
    {
      name: `First request of a picture, ${WIDTH} px WebP`,
      unit: 'ms',
      portal: summarize(ours),
      reference: summarize(theirs),
      target: { kind: 'ratio-at-most', limit: 1.25 },
    },
  ];
  const notes = [
    'First requests are held against bare sharp in another process, further ones against @fastify/static.',
  ];
  if (await hasWrk()) measures.push(await repeated(address(originals.at(-1)?.[0] ?? ''), made, rounds));
  else notes.push('Further requests were not measured: `wrk` is missing.');
  return { title: 'Pictures', reference: 'bare', measures, notes };
}

async function repeated(address: string, picture: Buffer, rounds: number): Promise<Measure> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-bench-pictures-'));
  await writeFile(join(folder, 'picture.webp'), picture);
  const server = await startBareServer('static', folder);
  const { ours, theirs } = await compare(address, `${server.url}/picture.webp`, rounds);
  await server.stop();
  await rm(folder, { recursive: true });
  return {
    name: `Further requests (${(picture.length / 1000).toFixed(0)} KB)`,
    unit: 'req/s',
    portal: summarize(ours),
    reference: summarize(theirs),
    target: { kind: 'ratio-at-least', limit: 1 },
  };
}

function bare(original: Buffer): Promise<Buffer> {
  return sharp(original)
    .autoOrient()
    .resize({ width: WIDTH, withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

async function timed<T>(times: number[], work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await work();
  times.push(performance.now() - began);
  return result;
}

async function bytesOf(url: string): Promise<Buffer> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}
