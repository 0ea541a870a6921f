import { Button, type HttpError } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';

type KeptNoticeProps = { error: HttpError; onRetry: () => void };

/** Above a form with cached data, when the latest state could not be read. */
export function KeptNotice({ error, onRetry }: KeptNoticeProps) {
  if (error.status === 404)
    return (
      <Notice>Diesen Eintrag hat inzwischen jemand gelöscht. Was hier steht, bleibt, bis du die Seite verlässt.</Notice>
    );
  return (
    <Notice>
      Der neueste Stand konnte nicht geladen werden. Hier steht, was vorher bekannt war.{' '}
      <span ref={focusOnLeaving}>
        <Button variant="secondary" onClick={onRetry}>
          Erneut versuchen
        </Button>
      </span>
    </Notice>
  );
}

const Notice = styled.output`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
  max-width: 760px;
  margin-bottom: var(--space-5);
  padding: var(--space-3) var(--space-4);
  border-left: 6px solid var(--color-brand);
  background: var(--color-surface);
`;
