import { ButtonAnchor, EmptyState, ExternalLinkIcon } from '@portal/shared-ui';

/** In place of a form, for those who may not change public content; `to` shows it as visitors see it. */
export function LeftToEditors({ to }: { to?: string }) {
  return (
    <EmptyState
      title="Das ändert jetzt die Redaktion"
      text="Was veröffentlicht ist oder werden soll, ändert in diesem Verein die Redaktion. Sag ihr, was anders werden soll."
    >
      {to && (
        <ButtonAnchor href={to} target="_blank">
          Ansehen <ExternalLinkIcon />
        </ButtonAnchor>
      )}
    </EmptyState>
  );
}
