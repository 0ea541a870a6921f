import { useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ConsentCard } from '../provider/ConsentCard.tsx';
import { ProviderWidget } from '../provider/ProviderWidget.tsx';
import { useProviderConsent, useProviderScript } from '../provider/use-provider-script.ts';

type LiveContentProps = { team: string; name: string };

/** The provider's live widget and match frame of a team. */
export function LiveContent({ team, name }: LiveContentProps) {
  const { footballData } = useClub();
  const { isAllowed, allowOnce } = useProviderConsent();
  const script = useProviderScript(isAllowed ? (footballData?.scriptUrl ?? null) : null);
  const source = footballData?.teams.find((candidate) => candidate.team === team);

  if (!footballData || !source) return <Content>Für diese Mannschaft gibt es noch keine Live-Daten.</Content>;
  const { name: provider } = footballData;
  if (!isAllowed) {
    return (
      <Content>
        <ConsentCard provider={provider} url={source.url} onAllow={allowOnce} />
      </Content>
    );
  }
  const { widgetId, url } = source.tabs.liveticker;
  return (
    <Content>
      {source.frameUrl && (
        <Frame
          src={source.frameUrl}
          title={`Spiele der ${name} bei ${provider}`}
          loading="lazy"
          referrerPolicy="no-referrer"
          sandbox="allow-scripts allow-same-origin allow-popups"
        />
      )}
      <ProviderWidget
        label="Liveticker"
        kind="liveticker"
        widgetId={footballData.scriptUrl && widgetId}
        script={script}
        provider={provider}
        url={url ?? source.url}
      />
    </Content>
  );
}

const Content = styled.div`
  display: grid;
  gap: var(--space-3);
  padding: 0 var(--space-4) var(--space-4);
`;

const Frame = styled.iframe`
  width: 100%;
  height: 420px;
  border: 0;
  border-radius: var(--radius);
  background: #fff;
`;
