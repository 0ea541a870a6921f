import { useId, useRef, useState } from 'react';
import type { ClubFacts, EditablePageTexts, Registry } from '@portal/api/contract';
import { Button, useClub, useResource } from '@portal/shared-ui';
import { buildMenu, isGroup, mainItems, withDownloads, withOwnOrder, withOwnPages } from '@portal/shared-ui/menu';
import { ownTeamPaths } from '@portal/shared-ui/team-path';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { showFailure } from '../../kit/failure.ts';
import { ConflictDialog } from '../../kit/form/ConflictDialog.tsx';
import type { FieldLabel } from '../../kit/form/form-context.ts';
import { useEditedVersion, type VersionChoice } from '../../kit/form/use-edited-version.ts';
import { useUnsavedGuard } from '../../kit/form/use-unsaved-guard.ts';
import { Note, Stack } from '../../kit/layout.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { useTurns } from '../../kit/use-turns.ts';
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
  const { menuOrder, save, conflict, choose } = useMenuOrder(stored);
  const barIn = (order: readonly string[]) =>
    data ? barOf(data.sections, club, { ...stored, menuOrder: [...order] }) : [];
  const bar = barIn(menuOrder);
  const labels = new Map<string, FieldLabel>([
    [
      'menuOrder',
      {
        label: 'Reihenfolge im Menü',
        show: (order) =>
          barIn(order as readonly string[])
            .map(barText)
            .join(SEPARATOR),
      },
    ],
  ]);
  const sortBar = (ids: readonly string[]) =>
    save(ids.flatMap((entryId) => bar.filter((entry) => entry.id === entryId).flatMap(pathsOf)));
  const sortGroup = (group: BarEntry, paths: readonly string[]) =>
    save(bar.flatMap((entry) => (entry.id === group.id ? paths : pathsOf(entry))));
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
        {menuOrder.length > 0 && (
          <Button
            variant="secondary"
            onClick={passesFocus(() => save([]).catch((error: unknown) => showFailure('Nicht zurückgesetzt', error)))}
          >
            Übliche Reihenfolge
          </Button>
        )}
      </Stack>
      {conflict && <ConflictDialog labels={labels} mine={conflict.mine} theirs={conflict.theirs} onChoose={choose} />}
    </section>
  );
}

const SEPARATOR = ' · ';

const nameOf = ({ name }: Entry) => name;
const pathsOf = ({ pages }: BarEntry) => pages.map((page) => page.id);
const barText = ({ name, pages, isGroup }: BarEntry) =>
  isGroup ? `${name} (${pages.map(nameOf).join(SEPARATOR)})` : name;

type OrderValues = Pick<EditablePageTexts, 'menuOrder'>;

const toValues = (texts: EditablePageTexts | null): OrderValues => ({ menuOrder: texts?.menuOrder ?? [] });

/** The chosen order, saved step by step. A failed step is reverted; `save` throws its HttpError. */
function useMenuOrder(stored: EditablePageTexts) {
  const writer = useWriter(pageTextsKind);
  const inTurn = useTurns();
  const [{ menuOrder }, setShown] = useState(() => toValues(stored));
  const typed = useRef<OrderValues>({ menuOrder });
  const [isUndecided, setIsUndecided] = useState(false);
  const put = (values: OrderValues) => {
    typed.current = values;
    setShown(values);
  };
  const version = useEditedVersion({
    item: stored,
    isOlder: false,
    toValues,
    getTyped: () => typed.current,
    fill(_, values) {
      put(values);
      setIsUndecided(false);
    },
  });
  useUnsavedGuard(isUndecided);
  const send = async (): Promise<void> => {
    const values = typed.current;
    const saved = await version.store((before) => writer.send(values, before), values);
    setIsUndecided(saved === 'asked');
    if (saved === 'merged') await send();
  };
  const saveTyped = () =>
    inTurn(async () => {
      try {
        await send();
      } catch (error) {
        put(toValues(version.base.current));
        throw error;
      } finally {
        await writer.refresh();
      }
    });
  return {
    menuOrder,
    save: (order: readonly string[]): Promise<void> => {
      put({ menuOrder: [...order] });
      return saveTyped();
    },
    conflict: version.conflict,
    choose: (choice: VersionChoice) =>
      version.choose(choice, () => void saveTyped().catch((error: unknown) => showFailure('Nicht gespeichert', error))),
  };
}

/**
 * The possible navigation, in the club's order and words; pages of one team stand in the place of the list of teams.
 */
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
