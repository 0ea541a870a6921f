import type { EditedKind } from '../edit/edited-kind.ts';

type ShownEntry = { id: string; version: number } & ({ name: string } | { title: string });

/** What an entry is called. */
export const nameOf = (entry: ShownEntry) => ('name' in entry ? entry.name : entry.title);

/** A kind of which visitors see a list in the editors' order: sponsors, banners, slides, the board. */
export function shownKind<Item extends ShownEntry>(
  resource: string,
  screen: EditedKind<Item>['screen'],
): EditedKind<Item> {
  return {
    list: `/api/admin/${resource}`,
    writes: `/api/${resource}`,
    keyOf: ({ id }) => id,
    screen,
    gone: { title: 'Diesen Eintrag gibt es nicht (mehr)' },
    removal: (item) => ({
      question: {
        title: 'Löschen?',
        text: `„${nameOf(item)}“ verschwindet sofort von der Website. Das lässt sich gleich danach rückgängig machen.`,
      },
      done: `„${nameOf(item)}“ gelöscht.`,
    }),
  };
}
