import { Link } from 'react-router-dom';
import { Container, Crest, MailIcon, MapPinIcon, PhoneIcon, PitchLines, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ClubName } from './ClubName.tsx';
import { isGroup, linksOf, type MenuGroup, type MenuItem } from './menu.ts';

/** Teams without a page of their own yet (specification, section 2 "Navigation"). */
const teamsToCome = ['2. Mannschaft', 'A-Jugend', 'C-Jugend', 'Alle Mannschaften'];

type FooterProps = {
  menu: readonly MenuItem[];
  /** The current year in Berlin, the same on server and browser. */ year: number;
};

/** The foot of every page: who we are, how to reach us, all ways through the site. */
export function Footer({ menu, year }: FooterProps) {
  const club = useClub();
  return (
    <Ground data-frame="">
      <PitchLines />
      <Columns>
        <Club>
          <Crest size="112px" />
          <div>
            <Name>
              <ClubName />
            </Name>
            <p>Tradition seit {club.founded}</p>
          </div>
          <address>
            <p>
              <MapPinIcon />
              <span>
                {club.stadium}
                <br />
                {club.street && `${club.street}, `}
                {club.postcode} {club.town}
              </span>
            </p>
            {club.phone && (
              <a href={`tel:${club.phone.replaceAll(/[^+\d]/g, '')}`}>
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
          </address>
        </Club>
        <Navigation aria-label="Fußbereich">
          {footerGroups(menu).map(({ label, items }) => (
            <div key={label}>
              <h2>{label}</h2>
              <ul>
                {items.map((item) => (
                  <li key={item.href}>
                    <Link to={item.href}>{item.label}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            <h2>Teams</h2>
            <ul>
              {teamsToCome.map((team) => (
                <li key={team}>
                  <LinkToCome>{team}</LinkToCome>
                </li>
              ))}
            </ul>
          </div>
        </Navigation>
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
}

/** The menu's groups, and before them one with all single links. */
function footerGroups(menu: readonly MenuItem[]): MenuGroup[] {
  const singles = menu.flatMap((item) => (isGroup(item) || item.variant === 'legal' ? [] : [item]));
  return [{ label: 'Übersicht', items: singles }, ...menu.filter(isGroup)];
}

const Ground = styled.footer`
  --color-focus: #fff;
  position: relative;
  isolation: isolate;
  overflow: hidden;
  background: var(--color-frame);
  color: var(--color-on-frame);
  &::before {
    content: '';
    display: block;
    width: min(46vw, 620px);
    height: 14px;
    background: var(--color-brand);
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

const Columns = styled(Container)`
  display: grid;
  gap: var(--space-12);
  padding-block: var(--space-12);
  @media (min-width: 900px) {
    grid-template-columns: minmax(260px, 1fr) 2fr;
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
    overflow-wrap: anywhere;
    hyphens: none;
  }
  address p {
    line-height: 1.4;
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
  text-transform: uppercase;
  word-spacing: 0.06em;
`;

const Navigation = styled.nav`
  columns: 4 150px;
  column-gap: var(--space-6);
  > div {
    break-inside: avoid;
    padding-bottom: var(--space-8);
  }
  h2 {
    margin-bottom: var(--space-2);
    color: var(--color-on-frame-muted);
    font: 700 1.0625rem/1.2 var(--font-display);
    letter-spacing: 0.04em;
    text-transform: uppercase;
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    line-height: 1.25;
    @media (pointer: fine) {
      min-height: 34px;
    }
  }
`;

const LinkToCome = styled.a.attrs({ role: 'link', 'aria-disabled': true })`
  && {
    color: var(--color-on-frame-muted);
  }
`;

const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-6);
  padding-block: var(--space-3);
  color: var(--color-on-frame-muted);
  font-size: var(--text-sm);
  p {
    flex: 1 1 auto;
    padding-block: var(--space-2);
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
  }
`;
