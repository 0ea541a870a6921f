import type { ReactNode } from 'react';
import type { UsualText } from '@portal/api/contract';
import {
  PitchLines,
  ArrowRightIcon,
  ButtonLink,
  ExternalLinkIcon,
  useClub,
  usePageTexts,
  pitchGround,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { NewTabLink } from '../link/NewTabLink.tsx';

/** dark: near-black with pitch lines; brand: the club's colour; light: the page's own surface. */
type Look = 'dark' | 'brand' | 'light';

type CardId = 'campaign-card' | 'membership-card' | 'partner-card' | 'fan-shop-card';

type PromoCardProps<Id extends CardId> = {
  id: Id;
  /** The default words; a club may change them. */
  title: UsualText<`${Id}-title`>;
  text: UsualText<`${Id}-text`>;
  button: UsualText<`${Id}-button`>;
  look: Look;
  /** The link or button with these words. */
  children: (button: string) => ReactNode;
};

/** A card of the home page's right column that leads somewhere; a club leaves it out by emptying its title. */
function PromoCard<Id extends CardId>({ id, look, children, ...usual }: PromoCardProps<Id>) {
  const text = usePageTexts();
  const title = text(`${id}-title`, usual.title);
  if (!title) return null;
  return (
    <Surface $look={look} aria-labelledby={id}>
      {look !== 'light' && <PitchLines />}
      <Title id={id}>{title}</Title>
      <p>{text(`${id}-text`, usual.text)}</p>
      {children(text(`${id}-button`, usual.button))}
    </Surface>
  );
}

const grounds = {
  dark: '--color-focus: #fff; background: var(--color-frame); color: var(--color-on-frame);',
  brand: '--color-focus: var(--color-on-brand); background: var(--color-brand); color: var(--color-on-brand);',
  light: 'background: var(--color-surface); color: var(--color-text);',
};

/** Leads to the campaign page. */
export function CampaignCard() {
  return (
    <PromoCard
      id="campaign-card"
      title="Gemeinsam stark"
      text="Auf dem Platz gewinnt keiner allein. Daneben auch nicht: So tragen wir zusammen den Verein."
      button="Mehr erfahren"
      look="dark"
    >
      {(button) => (
        <ButtonLink to="/gemeinsam-stark">
          {`${button} `}
          <ArrowRightIcon />
        </ButtonLink>
      )}
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
      button="Zur Mitgliedschaft"
      look="brand"
    >
      {(button) => (
        <ButtonLink to="/mitgliedschaft" variant="secondary">
          {button}
        </ButtonLink>
      )}
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
      button="Unsere Partner"
      look="light"
    >
      {(button) => (
        <ButtonLink to="/sponsoren" variant="secondary">
          {button}
        </ButtonLink>
      )}
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
      button="Zum Fanshop"
      look="light"
    >
      {(button) => (
        <NewTabLink href={fanShopUrl} variant="secondary">
          {`${button} `}
          <ExternalLinkIcon />
        </NewTabLink>
      )}
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
`;
