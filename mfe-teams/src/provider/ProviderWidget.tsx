import { styled } from 'styled-components';
import { ArrowRightIcon, VisuallyHidden } from '@portal/shared-ui';
import type { ScriptState } from './use-provider-script.ts';

type ProviderWidgetProps = {
  /** What it shows, such as „Tabelle". */
  label: string;
  kind: string;
  widgetId: string | null;
  script: ScriptState;
  provider: string;
  /** The same at the provider's own site. */
  url: string;
};

/** The element the provider's script fills, and the way to its site for when it does not. */
export function ProviderWidget({ label, kind, widgetId, script, provider, url }: ProviderWidgetProps) {
  return (
    <>
      {widgetId && script !== 'failed' && (
        // The script writes into this element; React never gives it children.
        <Place key={widgetId} data-id={widgetId} data-type={kind} aria-label={label} />
      )}
      {!widgetId && <p>Dazu gibt es hier noch keine Ansicht.</p>}
      {widgetId && script === 'failed' && (
        <p role="alert">{provider} antwortet gerade nicht. Versuche es später noch einmal.</p>
      )}
      <ProviderLink provider={provider} url={url} what={label} />
    </>
  );
}

type ProviderLinkProps = {
  provider: string;
  url: string;
  /** What is to be seen there, for who hears the link alone. */ what?: string;
};

/** The way to the same data at the provider, without its script. */
export function ProviderLink({ provider, url, what }: ProviderLinkProps) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer">
      <span>
        {what && `${what} `}bei {provider} ansehen <VisuallyHidden>(öffnet neuen Tab)</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </Anchor>
  );
}

const Place = styled.section`
  overflow-x: auto;
  min-height: 320px;
  border-radius: var(--radius);
  /* Providers draw on white, in the dark, too. */
  background: #fff;
  color: #14191f;
`;

const Anchor = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--touch);
  font-weight: 600;
`;
