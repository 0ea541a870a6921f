import { useClub } from '@portal/shared-ui';
import { ConsentCard } from '../provider/ConsentCard.tsx';
import { ProviderWidget } from '../provider/ProviderWidget.tsx';
import type { ProviderConsent } from '../provider/use-provider-consent.ts';
import type { ScriptState } from '../provider/use-provider-script.ts';
import type { TeamTab } from './team-tabs.ts';

type TabContentProps = { team: string; tab: TeamTab; consent: ProviderConsent; script: ScriptState };

/** The provider's view of one tab: its widget once it is allowed, and always the way to the provider's own page. */
export function TabContent({ team, tab, consent: { isAllowed, allowOnce }, script }: TabContentProps) {
  const { footballData } = useClub();
  const source = footballData?.teams.find((candidate) => candidate.team === team);
  if (!footballData || !source) return <p>Hierzu gibt es noch keine Daten.</p>;

  const { name: provider, scriptUrl } = footballData;
  const { widgetId, url } = source.tabs[tab.id];
  const address = url ?? source.url;
  if (!isAllowed && scriptUrl) return <ConsentCard provider={provider} url={address} onAllow={allowOnce} />;
  return (
    <ProviderWidget
      label={tab.label}
      kind={tab.id}
      widgetId={scriptUrl && widgetId}
      script={script}
      provider={provider}
      url={address}
    />
  );
}
