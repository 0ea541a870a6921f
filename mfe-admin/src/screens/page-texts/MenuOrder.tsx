import { useId, useRef } from 'react';
import type { ClubFacts, EditablePageTexts, Registry } from '@portal/api/contract';
import { Button, request, useClub, useResource } from '@portal/shared-ui';
import { buildMenu, isGroup, mainItems, withDownloads, withOwnOrder, withOwnPages } from '@portal/shared-ui/menu';
import { ownTeamPaths } from '@portal/shared-ui/team-path';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { currentOf, showFailure } from '../../kit/failure.ts';
import { isSame } from '../../kit/form/merge-newer.ts';
import { Note, Stack } from '../../kit/layout.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { pageTextsKind } from './page-texts-kind.ts';

const ofOneTeam = new Set(ownTeamPaths.values());

type Entry = { id: string; name: string };
/** An entry of the bar; `pages` are those it opens, or the one it is. */
type BarEntry = Entry & { pages: readonly Entry[]; isGroup: boolean };

/** The order of all pages in the navigation; each step is saved at once. */
export function MenuOrder({ stored }: { stored: EditablePageTexts }) {
  const id = useId();
  const { data } = useResource<Registry>('/api/releases');
  const club = useClub();
  const barIn = (texts: EditablePageTexts) => (data ? barOf(data.sections, club, texts) : []);
  const bar = barIn(stored);
  const save = useOrderSaving(stored);
  const sortBar = (ids: readonly string[]) =>
    save((latest) => {
      const entries = barIn(latest);
      return ids.flatMap((entryId) => entries.filter((entry) => entry.id === entryId).flatMap(pathsOf));
    });
  const sortGroup = (group: BarEntry, paths: readonly string[]) =>
    save((latest) => barIn(latest).flatMap((entry) => (entry.id === group.id ? paths : pathsOf(entry))));
  if (bar.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <Stack $gap={4}>
        <h2 id={id}>Reihenfolge im Menü</h2>
        <Note>Am Griff ziehen oder mit den Pfeilen verschieben. Gespeichert wird sofort.</Note>
        <SortableList label="Leiste" items={bar} nameOf={nameOf} onReorder={sortBar}>
          {nameOf}
        </SortableList>
        {bar
          .filter(({ isGroup }) => isGroup)
          .map((group, index) => (
            <section key={group.id} aria-labelledby={`${id}-${index}`}>
              <h3 id={`${id}-${index}`}>{group.name}</h3>
              <SortableList
                label={group.name}
                items={[...group.pages]}
                nameOf={nameOf}
                onReorder={(paths) => sortGroup(group, paths)}
              >
                {nameOf}
              </SortableList>
            </section>
          ))}
        {stored.menuOrder.length > 0 && (
          <Button
            variant="secondary"
            onClick={() => void save(() => []).catch((error: unknown) => showFailure('Nicht zurückgesetzt', error))}
          >
            Übliche Reihenfolge
          </Button>
        )}
      </Stack>
    </section>
  );
}

const nameOf = ({ name }: Entry) => name;
const pathsOf = ({ pages }: BarEntry) => pages.map((page) => page.id);

/**
 * Saves one step after another, each made of what the one before has stored. What others changed besides the order stays; where they
 * have changed the order itself, theirs is shown and the step refused. Throws HttpError.
 */
function useOrderSaving(stored: EditablePageTexts) {
  const { refresh } = useWriter(pageTextsKind);
  const latest = useRef(stored);
  const before = useRef<Promise<unknown>>(Promise.resolve());
  const send = (menuOrder: readonly string[], { version }: EditablePageTexts) =>
    request<EditablePageTexts>('PATCH', pageTextsKind.writes, { menuOrder, version });
  const step = async (arrange: (texts: EditablePageTexts) => readonly string[]) => {
    const base = stored.version > latest.current.version ? stored : latest.current;
    try {
      latest.current = await send(arrange(base), base).catch((error: unknown) => {
        const current = currentOf<EditablePageTexts>(error);
        if (!current || !isSame(current.menuOrder, base.menuOrder)) throw error;
        return send(arrange(current), current);
      });
    } finally {
      await refresh();
    }
  };
  return (arrange: (texts: EditablePageTexts) => readonly string[]): Promise<void> => {
    const saved = before.current.then(() => step(arrange));
    before.current = saved.catch(() => undefined);
    return saved;
  };
}

/** The navigation as it is offered, in the club's order and words; pages of one team stand where the list of teams does. */
function barOf(
  sections: Registry['sections'],
  club: Pick<ClubFacts, 'hasDownloads' | 'ownPages'>,
  { menuOrder, ...texts }: EditablePageTexts,
): readonly BarEntry[] {
  const words: Readonly<Record<string, unknown>> = texts;
  const entryOf = ({ label, href }: { label: string; href: string }): Entry => {
    const own = words[`menu${href.replace('/', '-')}`];
    return { id: href, name: typeof own === 'string' && own ? own : label };
  };
  const menu = withOwnPages(withDownloads(buildMenu(sections), club.hasDownloads), club.ownPages);
  return withOwnOrder(mainItems(menu), menuOrder).flatMap((item): BarEntry[] => {
    if (isGroup(item)) {
      const pages = item.items.filter(({ href }) => !ofOneTeam.has(href)).map(entryOf);
      return pages.length > 0 ? [{ id: item.label, name: item.label, pages, isGroup: true }] : [];
    }
    const page = entryOf(item);
    return item.href === '/' || ofOneTeam.has(item.href) ? [] : [{ ...page, pages: [page], isGroup: false }];
  });
}
