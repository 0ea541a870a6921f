import { useState } from 'react';
import { Button, ButtonAnchor, useSession } from '@portal/shared-ui';
import { Choices } from './Confirmations.tsx';
import { Dialog } from './Dialog.tsx';

/** Over a form with unsaved text when the session ends. */
export function SessionEnded() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog title="Nicht mehr angemeldet" onClose={() => setIsOpen(false)}>
      <p>
        Deine Anmeldung ist abgelaufen oder wurde beendet. Was du geschrieben hast, steht noch da: Melde dich in einem
        neuen Tab an und mach dann hier weiter.
      </p>
      <Choices>
        <Button variant="secondary" onClick={() => void useSession.getState().check()}>
          Weitermachen
        </Button>
        <ButtonAnchor href="/auth" target="_blank" rel="noopener">
          Anmelden
        </ButtonAnchor>
      </Choices>
    </Dialog>
  );
}
