import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { projectRoot } from '../webpack/index.ts';

/** Draws the app's icons from the crest; to be run after the crest has changed, its files are kept in the repository. */
const folder = join(projectRoot, 'shell/icons');
const crest = await readFile(join(folder, 'crest.svg'));

/** Share of the height the crest takes: on its own, and inside the circle that systems may cut out (W3C: 80 %). */
const WHOLE = 1;
const SAFE = 0.62;

/** Near-black with the red diagonal of the site. */
const ground = (size: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100"><path fill="#0b0f14" d="M0 0h100v100H0z"/><path fill="#dc2626" d="M100 58v42H16z"/></svg>`,
  );

async function draw(file: string, size: number, share: number): Promise<void> {
  const height = Math.round(size * share);
  const drawn = await sharp(crest, { density: 600 })
    .resize(height, height, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const icon =
    share === WHOLE
      ? sharp(drawn)
      : sharp(ground(size))
          .resize(size, size)
          .composite([{ input: drawn, gravity: 'center' }]);
  const path = join(folder, file);
  await icon.png({ palette: true, quality: 90, compressionLevel: 9, effort: 10 }).toFile(path);
  console.log(`${file}: ${(await stat(path)).size} bytes`);
}

await draw('app-192.png', 192, WHOLE);
await draw('app-512.png', 512, WHOLE);
await draw('app-maskable-512.png', 512, SAFE);
await draw('apple-touch-icon.png', 180, SAFE + 0.1);
await draw('social-card.png', 300, SAFE + 0.1);
