import { Button, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { passesFocus } from '../passes-focus.ts';

/** Above a form that began with this browser's copy; `at` is the time of the copy. */
export function RestoredNotice({ at, onDiscard }: { at: string; onDiscard: () => void }) {
  return (
    <FormNotice>
      <p>Wiederhergestellt: In diesem Browser lag eine noch nicht gespeicherte Fassung von {formatDateTime(at)}.</p>
      <Button variant="secondary" onClick={passesFocus(onDiscard)}>
        Verwerfen
      </Button>
    </FormNotice>
  );
}

/** Information before a form is filled in, with the possible actions. */
export const FormNotice = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  margin-bottom: var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;
