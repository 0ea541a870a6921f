import { createPagesRepository } from '../../../src/pages/pages.repository.ts';
import type { DemoContent } from '../../demo-content.ts';
import { isUnseeded, seedOnce } from '../../seed-once.ts';
import { storeScenes } from '../../store-pictures.ts';
import { clubLife } from './club-life.ts';
import type { DemoPage } from './demo-page.ts';
import { history } from './history.ts';
import { honours } from './honours.ts';

/** Every page that the demo season completes; the legal ones keep their starting text. */
export const demoPages: readonly DemoPage[] = [history, honours, ...clubLife];

/** Completes the pages that nobody has edited yet. */
export async function seedPages({ db, media }: DemoContent): Promise<void> {
  if (!(await isUnseeded(db, 'pages', null))) return;
  const pictures = await storeScenes(
    media,
    demoPages.map(({ picture }) => picture),
  );
  await seedOnce(db, 'pages', null, async (trx) => {
    const pages = createPagesRepository(trx);
    for (const { slug, picture, change } of demoPages) {
      const { version } = await pages.findEditable(slug);
      if (version === 1) await pages.update(slug, { ...change, imageUrl: pictures.get(picture)?.url ?? null }, null);
    }
  });
}
