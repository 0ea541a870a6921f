import { useCallback, useState } from 'react';
import type { FootballData, ProviderTab } from '@portal/api/contract';
import { placeOf, type TabName } from '@portal/shared-ui/football-provider';
import { ConsentCard } from './ConsentCard.tsx';
import type { ProviderConsent } from './provider-consent.ts';
import { ProviderLink } from './ProviderLink.tsx';
import { ProviderPlace, type PlaceState } from './ProviderPlace.tsx';

type ProviderViewProps = {
  provider: FootballData;
  tab: ProviderTab;
  name: TabName;
  /** The name of the view, such as „Tabelle“. */
  label: string;
  /** The same at the provider's own site. */
  url: string;
  consent: ProviderConsent;
  /** Whether it is visible; an invisible one is not loaded. */
  isSeen?: boolean;
  /** Whether the club's own data stand beside it, so that nobody misses a view that the provider does not have. */
  isExtra?: boolean;
};

/** The provider's view of one thing once it is allowed, and always the way to the provider's own page. */
export function ProviderView(props: ProviderViewProps) {
  const { provider, tab, name, label, url, consent, isSeen = true, isExtra = false } = props;
  const place = placeOf(provider, tab, name);
  const [isAway, setIsAway] = useState(false);
  const handleState = useCallback((state: PlaceState) => setIsAway(state === 'failed'), []);
  // A return to it tries again.
  if (isAway && !isSeen) setIsAway(false);
  if (place && !consent.isAllowed)
    return <ConsentCard provider={provider.name} url={url} onAllow={consent.allowOnce} />;
  return (
    <>
      {place && consent.canLoad && isSeen && !isAway && (
        <ProviderPlace place={place} label={`${label} bei ${provider.name}`} onState={handleState} />
      )}
      {!place && !isExtra && <p>Dazu gibt es hier noch keine Ansicht.</p>}
      {isAway && <p role="alert">{provider.name} antwortet gerade nicht. Versuche es später noch einmal.</p>}
      <ProviderLink provider={provider.name} url={url} what={label} />
    </>
  );
}
