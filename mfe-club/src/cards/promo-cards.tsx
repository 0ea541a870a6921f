import type { ReactNode } from 'react';
import { PitchLines, ArrowRightIcon, ButtonLink, ExternalLinkIcon, useClub, pitchGround } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NewTabLink } from '../link/NewTabLink.tsx';

/** dark: near-black with pitch lines; brand: club red; light: the page's own surface. */
type Look = 'dark' | 'brand' | 'light';

type PromoCardProps = {
  id: string;
  title: string;
  text: string;
  look: Look;
  /** The link or button. */ children: ReactNode;
};

/** A card of the home page's right column that leads somewhere. */
function PromoCard({ id, title, text, look, children }: PromoCardProps) {
  return (
    <Surface $look={look} aria-labelledby={id}>
      {look !== 'light' && <PitchLines />}
      <Title id={id}>{title}</Title>
      <p>{text}</p>
      {children}
    </Surface>
  );
}

const grounds = {
  dark: '--color-focus: #fff; background: var(--color-frame); color: var(--color-on-frame);',
  brand: '--color-focus: #fff; background: var(--color-brand); color: var(--color-on-brand);',
  light: 'background: var(--color-surface); color: var(--color-text);',
};

/** Leads to the campaign page. */
export function CampaignCard() {
  return (
    <PromoCard
      id="campaign-card"
      title="Gemeinsam stark"
      text="Auf dem Platz gewinnt keiner allein. Daneben auch nicht: So tragen wir zusammen den Verein."
      look="dark"
    >
      <ButtonLink to="/gemeinsam-stark">
        Mehr erfahren <ArrowRightIcon />
      </ButtonLink>
    </PromoCard>
  );
}

/** Leads to the membership page. */
export function MembershipCard() {
  return (
    <PromoCard
      id="membership-card"
      title="Werde Mitglied"
      text="Spielen, mithelfen oder einfach dazugehören: Bei uns ist Platz für dich."
      look="brand"
    >
      <ButtonLink to="/mitgliedschaft" variant="secondary">
        Zur Mitgliedschaft
      </ButtonLink>
    </PromoCard>
  );
}

/** Leads to the sponsors page. */
export function PartnerCard() {
  return (
    <PromoCard
      id="partner-card"
      title="Partner des Vereins"
      text="Unternehmen aus der Region machen unseren Fußball möglich. Ist Ihres dabei?"
      look="light"
    >
      <ButtonLink to="/sponsoren" variant="secondary">
        Unsere Partner
      </ButtonLink>
    </PromoCard>
  );
}

/** Leads to the external shop; nothing while the club names none. */
export function FanShopCard() {
  const { fanShopUrl } = useClub();
  if (!fanShopUrl) return null;
  return (
    <PromoCard
      id="fan-shop-card"
      title="Fanshop"
      text="Schal, Trikot, Trainingsjacke: Trag unsere Farben, am Platz und im Alltag."
      look="light"
    >
      <NewTabLink href={fanShopUrl} variant="secondary">
        Zum Fanshop <ExternalLinkIcon />
      </NewTabLink>
    </PromoCard>
  );
}

const Surface = styled.section<{ $look: Look }>`
  ${({ $look }) => grounds[$look]}
  ${pitchGround}
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  padding: var(--space-6);
  box-shadow: var(--shadow);

  p {
    margin-bottom: var(--space-3);
    line-height: 1.45;
  }

  &::after {
    content: '';
    position: absolute;
    top: 0;
    right: 0;
    width: 96px;
    height: 10px;
    background: ${({ $look }) => ($look === 'brand' ? 'var(--color-frame)' : 'var(--color-brand)')};
    clip-path: polygon(0 0, 100% 0, 100% 100%, 10px 100%);
  }
`;

const Title = styled.h2`
  font-size: var(--text-xl);
  text-transform: uppercase;
`;
