import { useId, useMemo } from 'react';
import type { ClubFacts, DescribedPage, EditablePageTexts, Registry } from '@portal/api/contract';
import { Button, request, useClub, useResource } from '@portal/shared-ui';
import { inMenuOrder } from '@portal/shared-ui/menu-order';
import { ownTeamPaths } from '@portal/shared-ui/team-path';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { Note, Stack } from '../../kit/layout.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { pageTextsKind } from './page-texts-kind.ts';

type Entry = { id: string; name: string };
/** An entry of the bar; `pages` are those it opens, or the one it is. */
type BarEntry = Entry & { pages: readonly Entry[]; isGroup: boolean };

/** The order of all pages in the navigation; each step is saved at once. */
export function MenuOrder({ stored }: { stored: EditablePageTexts }) {
  const id = useId();
  const { refresh } = useWriter(pageTextsKind);
  const { data } = useResource<Registry>('/api/releases');
  const club = useClub();
  const bar = useMemo(
    () => barOf(data?.sections.flatMap(({ pages }) => pages) ?? [], club, stored),
    [data, club, stored],
  );
  const save = async (menuOrder: readonly string[]) => {
    await request('PATCH', pageTextsKind.writes, { menuOrder });
    await refresh();
  };
  const pathsOf = ({ pages }: BarEntry) => pages.map((page) => page.id);
  const sortBar = (ids: readonly string[]) =>
    save(ids.flatMap((entryId) => bar.filter((entry) => entry.id === entryId).flatMap(pathsOf)));
  const sortGroup = (group: BarEntry, paths: readonly string[]) =>
    save(bar.flatMap((entry) => (entry === group ? paths : pathsOf(entry))));
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
          .map((group) => (
            <section key={group.id} aria-labelledby={`${id}-${group.id}`}>
              <h3 id={`${id}-${group.id}`}>{group.name}</h3>
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
            onClick={() => void save([]).catch((error: unknown) => showFailure('Nicht zurückgesetzt', error))}
          >
            Übliche Reihenfolge
          </Button>
        )}
      </Stack>
    </section>
  );
}

const nameOf = ({ name }: Entry) => name;

type Offered = { path: string; label: string; group?: string | undefined };

/** The page of documents and the own pages stand last in their group, or in the bar, as the navigation draws them. */
function alsoOffered({
  hasDownloads,
  ownPages = [],
}: Pick<ClubFacts, 'hasDownloads' | 'ownPages'>): readonly Offered[] {
  return [
    ...(hasDownloads ? [{ path: '/downloads', label: 'Downloads', group: 'Verein' }] : []),
    ...ownPages.map(({ href, label, group }) => ({ path: href, label, group: group === '/' ? undefined : group })),
  ];
}

/** The navigation as it is offered, in the club's order and words; pages of one team stand where the list of teams does. */
function barOf(
  pages: readonly DescribedPage[],
  club: Pick<ClubFacts, 'hasDownloads' | 'ownPages'>,
  { menuOrder, ...texts }: EditablePageTexts,
): BarEntry[] {
  const words: Readonly<Record<string, unknown>> = texts;
  const offered = pages
    .flatMap(({ path, menu }) => (menu ? [{ path, ...menu }] : []))
    .filter(({ path, variant = 'link' }) => variant === 'link' && ![...ownTeamPaths.values()].includes(path))
    .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label, 'de'));
  const bar = new Map<string, BarEntry>();
  const all: readonly Offered[] = offered.length > 0 ? [...offered, ...alsoOffered(club)] : [];
  for (const { path, label, group } of all) {
    const own = words[`menu${path.replace('/', '-')}`];
    const page = { id: path, name: typeof own === 'string' && own ? own : label };
    const key = group?.toLowerCase() ?? path;
    const found = bar.get(key);
    bar.set(
      key,
      group === undefined
        ? { ...page, pages: [page], isGroup: false }
        : { id: key, name: found?.name ?? group, pages: [...(found?.pages ?? []), page], isGroup: true },
    );
  }
  const sorted = [...bar.values()].map((entry) => ({
    ...entry,
    pages: inMenuOrder(entry.pages, ({ id }) => [id], menuOrder),
  }));
  return [...inMenuOrder(sorted, (entry) => entry.pages.map(({ id }) => id), menuOrder)];
}
