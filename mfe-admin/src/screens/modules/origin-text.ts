import type { NamedOrigin } from '@portal/api/contract';

const PURPOSES: Readonly<Record<NamedOrigin['kind'], string>> = {
  connect: 'Daten austauschen',
  img: 'Bilder zeigen',
  frame: 'fremde Seiten einbetten',
  script: 'fremden Code ausführen',
};

/** The purpose of an origin outside of the site, as a section's pages name it. */
export function purposeOf({ kind }: NamedOrigin): string {
  return PURPOSES[kind];
}
