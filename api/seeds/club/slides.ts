import type { NewSlide } from '../../src/contract/index.ts';
import { createSlidesRepository } from '../../src/slides/slides.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import type { DemoPicture } from '../pictures/render-picture.ts';
import { isUnseeded, seedOnce } from '../seed-once.ts';
import { storeScenes } from '../store-pictures.ts';

type DemoSlide = Omit<NewSlide, 'imageUrl'> & { picture: DemoPicture };

const slides: readonly DemoSlide[] = [
  {
    title: 'Ein Team - Ein Ziel',
    subtitle: 'Ob Bambini oder Alte Herren: Bei uns ist ein Platz für dich frei.',
    buttonText: 'Mitglied werden',
    buttonAction: '/mitgliedschaft',
    bgGradient: 'linear-gradient(120deg, #0b0f14 0%, #991b1b 100%)',
    picture: {
      scene: 'crowd',
      mood: 'dusk',
      shape: 'wide',
      seed: 901,
      alt: 'Zuschauer mit erhobenen Schals am Spielfeldrand in der Abenddämmerung',
    },
  },
  {
    title: 'Fußball verbindet!',
    subtitle: 'Alle Spiele beider Mannschaften, zu Hause und auswärts.',
    buttonText: 'Zum Spielplan',
    buttonAction: '/spielplan',
    bgGradient: 'linear-gradient(120deg, #0b0f14 0%, #14532d 100%)',
    picture: {
      scene: 'ballInNet',
      mood: 'night',
      shape: 'wide',
      seed: 902,
      alt: 'Der Ball fliegt ins Tornetz, dahinter verschwommene Lichter',
    },
  },
  {
    title: 'FSV Sommerried',
    subtitle: 'Tradition seit 1903',
    buttonText: 'Unsere Geschichte',
    buttonAction: '/geschichte',
    bgGradient: 'linear-gradient(120deg, #3d0808 0%, #dc2626 100%)',
    picture: {
      scene: 'clubHouse',
      mood: 'golden',
      shape: 'wide',
      seed: 903,
      alt: 'Das Vereinsheim mit rotem Dach im warmen Abendlicht',
    },
  },
  {
    title: 'Gemeinsam stark',
    subtitle: 'Kein Kind soll wegen Geld am Rand stehen. Hilf mit.',
    buttonText: 'Mehr zur Aktion',
    buttonAction: '/gemeinsam-stark',
    bgGradient: 'linear-gradient(120deg, #0b0f14 0%, #334155 100%)',
    picture: {
      scene: 'conesAndBalls',
      mood: 'golden',
      shape: 'wide',
      seed: 904,
      alt: 'Bälle und Hütchen liegen für das Kindertraining bereit',
    },
  },
];

/** Hero slides, the first three with the words of the specification's fallback. */
export async function seedSlides({ db, media }: DemoContent): Promise<void> {
  if (!(await isUnseeded(db, 'slides', 'slides'))) return;
  const pictures = await storeScenes(
    media,
    slides.map(({ picture }) => picture),
  );
  await seedOnce(db, 'slides', 'slides', async (trx) => {
    const repository = createSlidesRepository(trx);
    for (const { picture, ...slide } of slides)
      await repository.insert({ ...slide, imageUrl: pictures.get(picture)?.url ?? null }, null);
  });
}
