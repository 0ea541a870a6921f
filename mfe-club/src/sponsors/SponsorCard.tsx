import type { Sponsor } from '@portal/api/contract';
import { Badge, Card, ExternalLinkIcon, VisuallyHidden, type CategoryColor } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NewTabLink } from '../link/NewTabLink.tsx';
import { SponsorLogo } from './SponsorLogo.tsx';

type SponsorCardProps = { sponsor: Sponsor; badge: string; color: CategoryColor; loading: 'eager' | 'lazy' };

/** A sponsor with logo, name, tier and a way to its website. */
export function SponsorCard({ sponsor, badge, color, loading }: SponsorCardProps) {
  const { name, description, websiteUrl } = sponsor;
  return (
    <FullHeightCard>
      <Ground>
        <SponsorLogo sponsor={sponsor} height={140} widest={350} loading={loading} />
      </Ground>
      <Body>
        <Tier>
          <Badge color={color}>{badge}</Badge>
        </Tier>
        <Name>{name}</Name>
        {description && <Description>{description}</Description>}
        {websiteUrl && (
          <NewTabLink href={websiteUrl} variant="secondary" sponsored>
            Website besuchen
            <VisuallyHidden>: {name}</VisuallyHidden>
            <ExternalLinkIcon />
          </NewTabLink>
        )}
      </Body>
    </FullHeightCard>
  );
}

const FullHeightCard = styled(Card)`
  height: 100%;
`;

/* Logos are drawn for white paper, in the dark, too. */
const Ground = styled.div`
  display: grid;
  place-items: center;
  height: 190px;
  padding: var(--space-6);
  background: #fff;
  color: #14191f;
`;

const Body = styled.div`
  position: relative;
  flex: 1;
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: var(--space-2);
  padding: 1.5rem var(--space-5) var(--space-5);
  box-shadow: inset 0 1px var(--color-line);

  > a {
    margin-top: auto;
  }
`;

const Tier = styled.span`
  position: absolute;
  top: 0;
  left: 0;
  translate: 0 -50%;
  line-height: 1;
`;

const Name = styled.h3`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

const Description = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-sm);
  line-height: 1.5;
  white-space: pre-line;
  overflow-wrap: anywhere;
`;
