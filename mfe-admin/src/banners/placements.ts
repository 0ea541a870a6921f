import type { Placement } from '@portal/api/contract';

/** What the places of banners are called. */
export const placementLabels: Readonly<Record<Placement, string>> = {
  carousel: 'Karussell auf der Startseite',
  sidebar: 'Seitenspalte der Startseite',
  footer: 'Fußbereich',
};

export const placementChoices = Object.entries(placementLabels) as [Placement, string][];
