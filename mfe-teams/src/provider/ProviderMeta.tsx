import { useClub } from '@portal/shared-ui';

/** Tells the portal that a page has places for the provider's views: its policy allows the provider only then. */
export function ProviderMeta() {
  const { footballData } = useClub();
  return footballData && <meta name="football-data" content={footballData.name} />;
}
