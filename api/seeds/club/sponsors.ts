import type { NewSponsor } from '../../src/contract/index.ts';
import { createSponsorsRepository } from '../../src/sponsors/sponsors.repository.ts';
import type { DemoContent } from '../demo-content.ts';
import { isUnseeded, seedOnce } from '../seed-once.ts';
import { storePictures } from '../store-pictures.ts';
import { drawArt, type Artwork } from './art/draw-art.ts';
import { brands } from './brands.ts';

type DemoSponsor = Pick<NewSponsor, 'name' | 'tier' | 'description'> & { brand: keyof typeof brands };

const sponsors: readonly DemoSponsor[] = [
  {
    brand: 'winery',
    tier: 'main',
    name: 'Weingut am Seebach',
    description:
      'Seit drei Generationen Nachbar des Sportplatzes. Auf unserer Brust steht ihr Name, im Vereinsheim ihr Riesling.',
  },
  {
    brand: 'furniture',
    tier: 'main',
    name: 'Möbelwerk Rheinhessen',
    description:
      'Tische, Bänke und Spinde im Vereinsheim stammen von hier, ebenso die Ausbildungsplätze mancher A-Jugendlichen.',
  },
  {
    brand: 'bakery',
    tier: 'premium',
    name: 'Bäckerei Morgenrot',
    description: 'Brötchen für jedes Heimspiel und jedes Feriencamp, gebacken, wenn andere noch schlafen.',
  },
  {
    brand: 'garage',
    tier: 'premium',
    name: 'Autohaus am Kreisel',
    description: 'Stellt zwei Kleinbusse für die Auswärtsfahrten der Jugend.',
  },
  {
    brand: 'electrician',
    tier: 'premium',
    name: 'Elektro Sonnenhang',
    description: 'Hat das Flutlicht auf LED umgerüstet und die Anlage auf dem Dach des Vereinsheims gebaut.',
  },
  {
    brand: 'butcher',
    tier: 'standard',
    name: 'Metzgerei am Markt',
    description: 'Die Bratwurst am Geländer kommt von hier.',
  },
  { brand: 'drivingSchool', tier: 'standard', name: 'Fahrschule Grünlicht', description: null },
  {
    brand: 'painter',
    tier: 'standard',
    name: 'Malerbetrieb Farbenfroh',
    description: 'Hat die Kabinen gestrichen, natürlich in Rot und Weiß.',
  },
  { brand: 'nursery', tier: 'standard', name: 'Gärtnerei Rosenhof', description: null },
  {
    brand: 'optician',
    tier: 'standard',
    name: 'Brillen am Rathaus',
    description: 'Sportbrillen für Kinder, und ein Augenzwinkern für die Schiedsrichter.',
  },
  {
    brand: 'pharmacy',
    tier: 'standard',
    name: 'Apotheke zur Linde',
    description: 'Füllt vor jeder Saison alle Betreuerkoffer auf.',
  },
  { brand: 'carpenter', tier: 'standard', name: 'Zimmerei Dachstuhl', description: null },
  { brand: 'bikes', tier: 'standard', name: 'Radhaus Seebach', description: null },
  {
    brand: 'physiotherapy',
    tier: 'standard',
    name: 'Physio am Park',
    description: 'Bringt Knie und Köpfe wieder in Bewegung.',
  },
];

/** Sponsors of all tiers with their logos. */
export async function seedSponsors({ db, media, onProgress }: DemoContent): Promise<void> {
  if (!(await isUnseeded(db, 'sponsors', 'sponsors'))) return;
  const drawn = sponsors.map(({ name, brand }): Artwork => ({
    kind: 'logo',
    alt: `Logo ${name}`,
    brand: brands[brand],
  }));
  const logos = [...(await storePictures(media, drawn, drawArt)).values()];
  await seedOnce(db, 'sponsors', 'sponsors', async (trx) => {
    const repository = createSponsorsRepository(trx);
    for (const { brand, ...sponsor } of sponsors) {
      const logoUrl = logos.find(({ alt }) => alt === `Logo ${sponsor.name}`)?.url ?? null;
      await repository.insert({ ...sponsor, logoUrl, websiteUrl: `https://${addressOf(brand)}.example` }, null);
    }
  });
  onProgress(`Beispielinhalte: ${sponsors.length} Sponsoren angelegt`);
}

function addressOf(brand: keyof typeof brands): string {
  const ascii: Readonly<Record<string, string>> = { Ä: 'ae', Ö: 'oe', Ü: 'ue' };
  return brands[brand].lines
    .join('-')
    .replace(/[ÄÖÜ]/g, (letter) => ascii[letter] ?? '')
    .replaceAll(' ', '-')
    .toLowerCase();
}
