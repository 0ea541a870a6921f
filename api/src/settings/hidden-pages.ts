import type { ChangedTexts, PageSlug, PageTextName } from '../contract/index.ts';

/** The names, buttons and cards that lead to a page: an empty text leaves each of them out. */
const LEADING: Readonly<Partial<Record<PageSlug, readonly PageTextName[]>>> = {
  'ueber-uns': ['menu-ueber-uns'],
  geschichte: ['menu-geschichte', 'aboutStep2', 'honoursStep1'],
  ehrenmitglieder: ['menu-ehrenmitglieder', 'historyStep1'],
  'gemeinsam-stark': ['menu-gemeinsam-stark', 'campaign-card-title'],
  mitgliedschaft: ['menu-mitgliedschaft', 'membership-card-title', 'campaignStep2'],
  jugendarbeit: ['menu-jugendarbeit'],
};

/** The club's texts with nothing that would lead to a hidden page. */
export function withoutHidden(texts: ChangedTexts | null, hidden: readonly PageSlug[] | null): ChangedTexts | null {
  if (!hidden) return texts;
  const names = hidden.flatMap((slug) => LEADING[slug] ?? []);
  return { ...texts, ...Object.fromEntries(names.map((name) => [name, ''])) };
}
