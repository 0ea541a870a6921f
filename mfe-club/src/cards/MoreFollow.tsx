import { ButtonLink, EmptyState } from '@portal/shared-ui';

/** Says that a list has more, and how to get it. */
export function MoreFollow({ title }: { title: string }) {
  return (
    <EmptyState title={title} text="Es gibt noch mehr. Was du hier nicht findest, bekommst du bestimmt auf Nachfrage.">
      <ButtonLink to="/kontakt">Kontakt aufnehmen</ButtonLink>
    </EmptyState>
  );
}
