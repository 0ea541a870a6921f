import { ButtonLink, EmptyState, ErrorArea, type HttpError } from '@portal/shared-ui';

type UnavailableProps = {
  error: HttpError;
  /** Who may see it, for those who may not; and what is said when it is gone. */
  forbidden: string;
  gone: string;
  list: { to: string; label: string };
  onRetry: () => void;
};

/** In place of an entry that cannot be shown: it belongs to others, it is gone, or the connection failed. */
export function Unavailable({ error, forbidden, gone, list, onRetry }: UnavailableProps) {
  if (error.status !== 403 && error.status !== 404) return <ErrorArea onRetry={onRetry} />;
  const isGone = error.status === 404;
  return (
    <EmptyState
      title={isGone ? gone : forbidden}
      text={
        isGone
          ? 'Vielleicht hat jemand anderes den Eintrag gelöscht.'
          : 'Wer dafür zuständig ist, wird unter „Benutzer“ von der Verwaltung zugeordnet.'
      }
    >
      <ButtonLink to={list.to}>{list.label}</ButtonLink>
    </EmptyState>
  );
}
