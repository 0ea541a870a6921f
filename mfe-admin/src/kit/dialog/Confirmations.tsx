import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useQuestion } from './confirm.ts';
import { Dialog } from './Dialog.tsx';

/** Shows what {@link confirm} asks. */
export function Confirmations() {
  const question = useQuestion();
  if (!question) return null;
  return (
    <Dialog title={question.title} onClose={() => question.answer(false)}>
      <p>{question.text}</p>
      <Choices>
        <Button variant="secondary" onClick={() => question.answer(false)}>
          {question.cancelLabel ?? 'Abbrechen'}
        </Button>
        <Button onClick={() => question.answer(true)}>{question.confirmLabel}</Button>
      </Choices>
    </Dialog>
  );
}

/** Buttons that answer a dialog: below each other on phones, the default one at the end. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: end;
  gap: var(--space-3);
  margin-top: var(--space-5);
  > * {
    flex: 1 1 auto;
  }
  @media (min-width: 640px) {
    > * {
      flex: none;
    }
  }
`;
