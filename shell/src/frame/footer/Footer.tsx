import type { TeamName } from '@portal/api/contract';
import { memo } from 'react';
import { Link } from 'react-router-dom';
import {
  addressOf,
  Container,
  Crest,
  MailIcon,
  MapPinIcon,
  PhoneIcon,
  Picture,
  PitchLines,
  traditionOf,
  useClub,
} from '@portal/shared-ui';
import { phoneHref } from '@portal/shared-ui/phone-href';
import { linksOf, type MenuItem } from '@portal/shared-ui/menu';
import { styled } from 'styled-components';
import { ClubName } from '../ClubName.tsx';
import { floatingSpace } from '../floating-look.ts';
import { FooterNavigation } from './FooterNavigation.tsx';
import { networkIcon } from './network-icon.ts';

type FooterProps = {
  menu: readonly MenuItem[];
  /** Undefined until they are known. */
  teams?: readonly TeamName[] | undefined;
  /** The current year in Berlin, the same on the server and in the browser. */
  year: number;
};

/** The foot of every page: who we are, how to reach us, all ways through the site. */
export const Footer = memo(function Footer({ menu, teams, year }: FooterProps) {
  const club = useClub();
  const tradition = traditionOf(club);
  const place = [club.stadium, addressOf(club)].filter(Boolean).join('\n');
  return (
    <Ground data-frame="">
      <PitchLines />
      <Columns>
        <Club>
          <Crest size="112px" />
          <div>
            <Name>
              <ClubName name={club.name} />
            </Name>
            {tradition && <p>{tradition}</p>}
          </div>
          <address>
            {place && (
              <p>
                <MapPinIcon />
                <span>{place}</span>
              </p>
            )}
            {club.phone && (
              <a href={phoneHref(club.phone)}>
                <PhoneIcon />
                {club.phone}
              </a>
            )}
            {club.email && (
              <a href={`mailto:${club.email}`}>
                <MailIcon />
                {club.email}
              </a>
            )}
            {club.socialLinks.map(({ label, url }) => (
              <a key={url} href={url}>
                <NetworkIcon src={networkIcon(url)} alt="" width={20} height={20} />
                {label}
              </a>
            ))}
          </address>
        </Club>
        <FooterNavigation menu={menu} teams={teams ?? []} />
      </Columns>
      <Legal>
        <p>
          © {year} {club.name}
        </p>
        {linksOf(menu, 'legal').map(({ label, href }) => (
          <Link key={href} to={href}>
            {label}
          </Link>
        ))}
      </Legal>
    </Ground>
  );
});

const Ground = styled.footer`
  --color-focus: #fff;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  /* What reaches out is hidden: a long word of a name would be cut off. */
  overflow-wrap: anywhere;
  background: var(--color-frame);
  color: var(--color-on-frame);
  &::before {
    content: '';
    display: block;
    width: min(46vw, 620px);
    height: 14px;
    background: linear-gradient(105deg, var(--color-brand) 86%, var(--color-second) 86.2%);
    clip-path: polygon(0 0, 100% 0, calc(100% - 8px) 100%, 0 100%);
  }
  a {
    color: inherit;
    text-decoration: none;
  }
  a[href]:hover {
    text-decoration: underline;
  }
`;

/* Drawn on transparent ground. */
const NetworkIcon = styled(Picture)`
  flex: none;
  width: 20px;
  background: none;
`;

const Columns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-12);
  padding-block: var(--space-12);
  @media (min-width: 900px) {
    grid-template-columns: minmax(260px, 1fr) minmax(0, 2fr);
    padding-block: var(--space-20) var(--space-16);
  }
`;

const Club = styled.div`
  display: grid;
  gap: var(--space-6);
  justify-items: start;
  align-content: start;
  p {
    color: var(--color-on-frame-muted);
  }
  address {
    display: grid;
    font-style: normal;
  }
  address :is(a, p) {
    display: flex;
    align-items: center;
    gap: var(--space-3);
    min-height: var(--touch);
    color: var(--color-on-frame);
    hyphens: none;
  }
  address p {
    line-height: 1.4;
    white-space: pre-line;
  }
  svg {
    color: var(--color-on-frame-muted);
  }
`;

const Name = styled.p`
  && {
    color: var(--color-on-frame);
  }
  font: var(--weight-display) var(--text-2xl) / 1.02 var(--font-display);
  word-spacing: 0.06em;
`;

const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
  padding-block: var(--space-3) ${floatingSpace};
  padding-right: calc(var(--gutter) + 48px + var(--space-2));
  color: var(--color-on-frame-muted);
  font-size: var(--text-sm);
  p {
    flex: 1 1 240px;
    padding-block: var(--space-2);
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
  /* From this width on the floating buttons are beside it. */
  @media (min-width: 1400px) {
    padding-right: var(--gutter);
    padding-bottom: var(--space-3);
  }
`;
