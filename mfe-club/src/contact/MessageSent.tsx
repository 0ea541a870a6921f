import { useEffect, useRef } from 'react';
import { Button, EmptyState } from '@portal/shared-ui';

/** Thanks for a message; takes the focus, so that a screen reader says so. */
export function MessageSent({ onAnother }: { onAnother: () => void }) {
  const area = useRef<HTMLElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <section ref={area} tabIndex={-1} aria-label="Nachricht gesendet">
      <EmptyState
        level={3}
        title="Danke für Ihre Nachricht!"
        text="Sie ist bei uns angekommen. Wir melden uns, sobald jemand aus dem Verein Zeit hat, meist innerhalb weniger Tage."
      >
        <Button variant="secondary" onClick={onAnother}>
          Weitere Nachricht schreiben
        </Button>
      </EmptyState>
    </section>
  );
}
