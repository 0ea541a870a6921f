import { CalendarIcon, ModalDialog, ScriptedButton } from '@portal/shared-ui';
import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { SubscribeLinks } from './SubscribeLinks.tsx';
import { subjectOf, type Subscription } from './subscription.ts';
import { CloseButton } from './CloseButton.tsx';

/** Opens the ways to subscribe to the present view. */
export function SubscribeButton(subscription: Subscription) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const close = () => setIsOpen(false);
  return (
    <>
      <ScriptedButton variant="secondary" onClick={() => setIsOpen(true)}>
        <CalendarIcon /> Abonnieren
      </ScriptedButton>
      {isOpen && (
        <Sheet aria-labelledby={id} onClose={close} closesBeside>
          <Content>
            <h2 id={id}>Kalender abonnieren</h2>
            <p>{subjectOf(subscription)}. Absagen und Verlegungen kommen von selbst nach.</p>
            <SubscribeLinks {...subscription} />
            <CloseButton onClick={close} />
          </Content>
        </Sheet>
      )}
    </>
  );
}

/* At the thumb on phones, in the middle if there is room. */
const Sheet = styled(ModalDialog)`
  width: min(34rem, 100vw);
  max-width: none;
  margin: auto auto 0;
  padding: 0;
  border: 0;
  border-top: 6px solid var(--color-brand);
  background: var(--color-surface);
  color: var(--color-text);

  &::backdrop {
    background: rgb(11 15 20 / 0.6);
  }

  h2 ~ p:last-of-type {
    display: grid;
  }

  @media (min-width: 640px) {
    margin: auto;
    border-radius: var(--radius);
  }
`;

const Content = styled.div`
  position: relative;
  display: grid;
  gap: var(--space-3);
  padding: var(--space-6);

  h2 {
    padding-right: var(--space-10);
    font-size: var(--text-xl);
  }
`;
