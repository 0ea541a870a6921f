import { createAlbumsRepository } from '../../src/albums/albums.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import type { PublicationTime } from '../demo-article.ts';
import type { DemoPicture } from '../pictures/render-picture.ts';
import { publicationDate } from '../publication-date.ts';
import { isUnseeded, seedOnce } from '../seed-once.ts';
import { storeScenes } from '../store-pictures.ts';

type DemoAlbum = {
  title: string;
  description: string;
  taken: PublicationTime;
  pictures: readonly (DemoPicture & { caption?: string })[];
};

const albums: readonly DemoAlbum[] = [
  {
    title: 'Flutlichtabend am Sommerried',
    description: 'Der erste Freitag unter dem neuen Licht: volles Geländer, nasser Rasen, sechs Tore.',
    taken: { weeksBack: 2, weekday: 'friday', at: '20:00' },
    pictures: [
      {
        scene: 'floodlights',
        mood: 'dusk',
        shape: 'landscape',
        seed: 911,
        alt: 'Flutlicht strahlt über den Platz, der Himmel ist noch rot',
        caption: 'Zehn Minuten vor dem Anpfiff',
      },
      {
        scene: 'crowd',
        mood: 'night',
        shape: 'wide',
        seed: 912,
        alt: 'Zuschauer stehen dicht an dicht am Geländer',
        caption: 'So voll war es seit dem Jubiläum nicht',
      },
      { scene: 'ballInNet', mood: 'night', shape: 'portrait', seed: 913, alt: 'Ein Ball beult das Tornetz aus' },
      {
        scene: 'rain',
        mood: 'night',
        shape: 'landscape',
        seed: 914,
        alt: 'Regen im Licht der Masten',
        caption: 'Ab der 70. Minute wurde es nass',
      },
      {
        scene: 'scoreboard',
        mood: 'night',
        shape: 'landscape',
        seed: 915,
        digits: '4:2',
        alt: 'Die Anzeigetafel zeigt vier zu zwei',
        caption: 'Endstand',
      },
      { scene: 'scarf', mood: 'night', shape: 'square', seed: 916, alt: 'Ein rot-weißer Schal in Nahaufnahme' },
    ],
  },
  {
    title: 'Feriencamp: Fünf Tage Fußball',
    description: 'Bälle, Hütchen und jeden Mittag Nudeln. Das Camp der E- und F-Jugend in Bildern.',
    taken: { day: '07-25', weekday: 'friday', at: '16:00' },
    pictures: [
      {
        scene: 'conesAndBalls',
        mood: 'day',
        shape: 'landscape',
        seed: 921,
        alt: 'Bunte Hütchen und Bälle auf dem Rasen',
        caption: 'Alles aufgebaut, gleich geht es los',
      },
      { scene: 'ballOnGrass', mood: 'day', shape: 'square', seed: 922, alt: 'Ein Ball liegt im Gras' },
      {
        scene: 'pitchFromAbove',
        mood: 'day',
        shape: 'wide',
        seed: 923,
        alt: 'Der Platz mit seinen Streifen von oben',
        caption: 'Sechs kleine Felder auf einem großen',
      },
      {
        scene: 'shirts',
        mood: 'day',
        shape: 'landscape',
        seed: 924,
        digits: '7',
        alt: 'Frische Trikots hängen auf einer Stange',
        caption: 'Für jedes Kind ein Trikot',
      },
      { scene: 'cornerFlag', mood: 'golden', shape: 'portrait', seed: 925, alt: 'Eine Eckfahne im Abendlicht' },
      {
        scene: 'trophy',
        mood: 'golden',
        shape: 'landscape',
        seed: 926,
        alt: 'Ein Pokal zwischen Konfetti',
        caption: 'Gewonnen haben am Ende alle',
      },
    ],
  },
  {
    title: 'Sommerfest im Verein',
    description: 'Drei Tage Musik, Elfmeterturnier und der längste Kuchentisch der Gegend.',
    taken: { day: '06-15', weekday: 'sunday', at: '18:00' },
    pictures: [
      {
        scene: 'festival',
        mood: 'dusk',
        shape: 'wide',
        seed: 931,
        alt: 'Lichterketten über rot-weißen Zelten',
        caption: 'Freitagabend, kurz nach dem Fassanstich',
      },
      { scene: 'clubHouse', mood: 'day', shape: 'landscape', seed: 932, alt: 'Das Vereinsheim mit Wimpelkette' },
      {
        scene: 'whistleAndCards',
        mood: 'golden',
        shape: 'square',
        seed: 933,
        alt: 'Pfeife und Karten des Schiedsrichters',
        caption: 'Beim Elfmeterturnier wurde streng gepfiffen',
      },
      {
        scene: 'vineyards',
        mood: 'golden',
        shape: 'panorama',
        seed: 934,
        alt: 'Weinberge in der Abendsonne',
        caption: 'Blick vom Platz am Samstagabend',
      },
      { scene: 'festival', mood: 'night', shape: 'landscape', seed: 935, alt: 'Zelte und Lichter bei Nacht' },
    ],
  },
];

/** Three albums. */
export async function seedAlbums({ db, media, now }: DemoContent): Promise<void> {
  if (!(await isUnseeded(db, 'albums', 'albums'))) return;
  const stored = await storeScenes(
    media,
    albums.flatMap(({ pictures }) => pictures),
  );
  await seedOnce(db, 'albums', 'albums', async (trx) => {
    const repository = createAlbumsRepository(trx);
    for (const { title, description, taken, pictures } of albums) {
      const date = publicationDate(taken, now).toISOString().slice(0, 10);
      const entries = pictures.flatMap((picture) => {
        const image = stored.get(picture);
        return image ? [{ url: image.url, caption: picture.caption ?? null }] : [];
      });
      await repository.insert({ title, description, date, pictures: entries }, null);
    }
  });
}
