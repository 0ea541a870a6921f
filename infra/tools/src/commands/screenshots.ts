import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import sharp from 'sharp';
import { editor, startBenchPortal } from '../bench/bench-portal.ts';
import { buildAll } from '../build/build-all.ts';
import { findChromium } from '../testing/find-chromium.ts';
import { commandArguments } from './command-arguments.ts';
import { projectRoot } from '../webpack/index.ts';

const USAGE = `Usage: npm run screenshots
Draws the README's screenshots from the demo season; to be run after a change of how the portal looks.`;

commandArguments(USAGE, {}, 0);
const folder = join(projectRoot, 'docs/screenshots');
/** px */
const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

async function showHome(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: 'Nur erforderliche' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
}

async function showAdmin(page: Page): Promise<void> {
  await showHome(page);
  const headers = { origin: new URL(page.url()).origin };
  const answer = await page.request.post('/api/login', { data: editor, headers });
  if (!answer.ok()) throw new Error(`Login failed: ${await answer.text()}`);
  await page.goto('/admin');
  await page
    .getByRole('navigation', { name: /^Admin-Bereich/ })
    .first()
    .waitFor();
}

const shots = [
  { name: 'home-phone', viewport: PHONE, width: PHONE.width, show: showHome },
  { name: 'home-desktop', viewport: DESKTOP, width: 1000, show: showHome },
  { name: 'admin-desktop', viewport: DESKTOP, width: 1000, show: showAdmin },
];

await buildAll((line) => console.log(line));
await mkdir(folder, { recursive: true });
const portal = await startBenchPortal();
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
try {
  for (const { name, viewport, width, show } of shots) {
    const context = await browser.newContext({
      baseURL: portal.url,
      viewport,
      locale: 'de-DE',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await show(page);
    await page.waitForLoadState('networkidle');
    const drawn = sharp(await page.screenshot())
      .resize({ width })
      .webp({ quality: 80, effort: 6 });
    const { size } = await drawn.toFile(join(folder, `${name}.webp`));
    console.log(`${name}.webp: ${size} bytes`);
    await context.close();
  }
} finally {
  await browser.close();
  await portal.stop();
}
