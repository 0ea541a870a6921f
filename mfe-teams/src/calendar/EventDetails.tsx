import { useEffect, useState, type ComponentType } from 'react';
import type { ClubEvent } from '@portal/api/contract';
import type { EventDialogProps } from './EventDialog.tsx';

type EventDetailsProps = { event: ClubEvent | undefined; onClose: () => void };

/** Loads the dialog when the first Termin is opened; what could not be loaded is tried again with the next. */
export function EventDetails({ event, onClose }: EventDetailsProps) {
  const [Dialog, setDialog] = useState<ComponentType<EventDialogProps>>();
  const isWanted = event !== undefined && Dialog === undefined;
  useEffect(() => {
    if (!isWanted) return;
    import('./EventDialog.tsx').then(
      (module) => setDialog(() => module.EventDialog),
      () => undefined,
    );
  }, [isWanted]);
  return event && Dialog ? <Dialog event={event} onClose={onClose} /> : null;
}
