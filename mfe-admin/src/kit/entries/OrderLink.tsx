import { ButtonLink } from '@portal/shared-ui';

/** Leads from a list to where its order is changed. */
export function OrderLink({ to }: { to: string }) {
  return (
    <ButtonLink to={to} variant="secondary">
      Reihenfolge ändern
    </ButtonLink>
  );
}
