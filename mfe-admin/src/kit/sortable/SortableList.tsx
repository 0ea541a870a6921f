import { useRef, useState, type ReactNode } from 'react';
import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  TouchSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  rectSortingStrategy,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { styled } from 'styled-components';
import { showFailure } from '../failure.ts';
import { SortableRow } from './SortableRow.tsx';
import { Stack } from '../layout.ts';
import { useTurns } from '../use-turns.ts';

/** For screen readers: dnd-kit's own announcements are English. */
const HOW_TO_MOVE =
  'Leertaste nimmt den Eintrag auf, Pfeiltasten verschieben ihn, Leertaste legt ihn ab, Escape bricht ab.';

type SortableListProps<Item extends { id: string }> = {
  label: string;
  items: readonly Item[];
  nameOf: (item: Item) => string;
  /**
   * Sends the new order (`PUT /api/<resource>/order`), one after another; when it fails, the given one comes back, and
   * further steps that were made over it are not sent.
   */
  onReorder: (ids: readonly string[], before: readonly string[]) => Promise<void>;
  /** grid: tiles beside each other, with a handle on each; other ways to move one are up to its content. */
  look?: 'line' | 'grid';
  children: (item: Item) => ReactNode;
};

/** A sortable list: by dragging a handle, by keyboard, or with the buttons up and down. */
export function SortableList<Item extends { id: string }>({
  label,
  items,
  nameOf,
  onReorder,
  look = 'line',
  children,
}: SortableListProps<Item>) {
  const [wanted, setWanted] = useState<readonly string[]>();
  const given = items.map(({ id }) => id).join(' ');
  const [known, setKnown] = useState(given);
  const steps = useSteps();
  // What is read after one step would hide the next.
  if (known !== given && !steps.isSending) {
    setKnown(given);
    setWanted(undefined);
  }
  const [announcement, setAnnouncement] = useState('');
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 150, tolerance: 8 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const place = new Map(wanted?.map((id, index) => [id, index]));
  const sorted = [...items].sort((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const ids = sorted.map(({ id }) => id);

  const move = (from: number, to: number) => {
    const moved = sorted[from];
    if (!moved || to < 0 || to >= ids.length || from === to) return;
    const next = arrayMove(ids, from, to);
    setWanted(next);
    setAnnouncement(`${nameOf(moved)} ist jetzt an Stelle ${to + 1} von ${ids.length}.`);
    steps
      .send(() => onReorder(next, ids))
      .catch((error: unknown) => {
        setWanted(undefined);
        setAnnouncement('');
        showFailure('Reihenfolge nicht gespeichert', error);
      });
  };
  const nameFor = (id: UniqueIdentifier) => {
    const item = items.find((other) => other.id === id);
    return item ? nameOf(item) : '';
  };
  const announcements: Announcements = {
    onDragStart: ({ active }) => `${nameFor(active.id)} ist aufgenommen.`,
    onDragOver: ({ active, over }) =>
      over
        ? `${nameFor(active.id)} liegt über Stelle ${ids.indexOf(String(over.id)) + 1} von ${ids.length}.`
        : undefined,
    onDragEnd: ({ active }) => `${nameFor(active.id)} ist abgelegt.`,
    onDragCancel: ({ active }) => `${nameFor(active.id)} bleibt an seiner Stelle.`,
  };
  const handleDragEnd = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: HOW_TO_MOVE } }}
        onDragEnd={handleDragEnd}
      >
        <SortableContext items={ids} strategy={look === 'grid' ? rectSortingStrategy : verticalListSortingStrategy}>
          <Stack as={look === 'grid' ? Grid : 'ul'} $gap={3} aria-label={label}>
            {sorted.map((item, index) => (
              <SortableRow
                key={item.id}
                id={item.id}
                name={nameOf(item)}
                look={look}
                isFirst={index === 0}
                isLast={index === sorted.length - 1}
                onMove={(step) => move(index, index + step)}
              >
                {children(item)}
              </SortableRow>
            ))}
          </Stack>
        </SortableContext>
      </DndContext>
      <Announcement>{announcement}</Announcement>
    </>
  );
}

/** Sends one step after another; when one fails, those that wait for it are dropped. */
function useSteps() {
  const inTurn = useTurns();
  const count = useRef(0);
  const lastDropped = useRef(0);
  const [waiting, setWaiting] = useState(0);
  return {
    isSending: waiting > 0,
    async send(step: () => Promise<void>): Promise<void> {
      count.current += 1;
      const number = count.current;
      setWaiting((before) => before + 1);
      try {
        await inTurn(async () => {
          if (number > lastDropped.current) await step();
        });
      } catch (error) {
        lastDropped.current = count.current;
        throw error;
      } finally {
        setWaiting((before) => before - 1);
      }
    },
  };
}

const Grid = styled.ul`
  grid-template-columns: repeat(auto-fill, minmax(min(30%, 160px), 1fr));
`;

const Announcement = styled.output`
  display: block;
  min-height: 1.5em;
  margin-top: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
