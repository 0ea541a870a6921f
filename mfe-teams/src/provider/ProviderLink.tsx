import { styled } from 'styled-components';
import { ArrowRightIcon, VisuallyHidden } from '@portal/shared-ui';

type ProviderLinkProps = {
  provider: string;
  url: string;
  /** What is to be seen there, for who hears the link alone. */
  what?: string;
};

/** The way to the same data at the provider, without its script. */
export function ProviderLink({ provider, url, what }: ProviderLinkProps) {
  return (
    <Anchor href={url} target="_blank" rel="noopener noreferrer">
      <span>
        {what ? `${what} bei` : 'Bei'} {provider} ansehen <VisuallyHidden>(öffnet neuen Tab)</VisuallyHidden>
      </span>
      <ArrowRightIcon />
    </Anchor>
  );
}

const Anchor = styled.a`
  display: inline-flex;
  gap: var(--space-2);
  align-items: center;
  min-height: var(--touch);
  font-weight: 600;
`;
