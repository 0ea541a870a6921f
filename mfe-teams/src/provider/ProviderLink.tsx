import { styled } from 'styled-components';
import { ArrowRightIcon, VisuallyHidden } from '@portal/shared-ui';

type ProviderLinkProps = {
  provider: string;
  url: string;
  /** What the link shows, for screen reader users who hear the link alone. */
  what?: string;
};

/** The way to the same data at the provider, without its script. Its front page does not have them. */
export function ProviderLink({ provider, url, what }: ProviderLinkProps) {
  const words = isFrontPage(url) ? `Zu ${provider}` : `${what ? `${what} bei` : 'Bei'} ${provider} ansehen`;
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer">
      <span>
        {words} <VisuallyHidden>(öffnet neuen Tab)</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </Anchor>
  );
}

/** The default address until somebody enters the page of the team. */
function isFrontPage(url: string): boolean {
  return URL.canParse(url) && ['/', ''].includes(url.slice(new URL(url).origin.length));
}

const Anchor = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--touch);
  font-weight: 600;
`;
