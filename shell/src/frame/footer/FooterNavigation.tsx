import type { TeamName } from '@portal/api/contract';
import { TEAM_LIST_PATH, teamPath } from '@portal/shared-ui/team-path';
import { isGroup, type MenuGroup, type MenuItem } from '@portal/shared-ui/menu';
import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

const ALL_TEAMS = 'Alle Mannschaften';

/** The entries of the column „Teams“, in order (docs/specification.md#navigation-header-mobile-drawer-footer). */
const teamLabels = ['2. Mannschaft', 'A-Jugend', 'C-Jugend', ALL_TEAMS];

/**
 * Whether they link to the pages of these teams, and only of existing ones. False restores the specified state: all
 * four, without links.
 */
const LABELS_LEAD = true;

type FooterNavigationProps = { menu: readonly MenuItem[]; teams: readonly TeamName[] };

/** All ways through the site, in groups, and the teams that the club wants to list here. */
export function FooterNavigation({ menu, teams }: FooterNavigationProps) {
  const links = teamLinks(teams);
  return (
    <Navigation id="fussbereich" aria-label="Fußbereich">
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
      {links.length > 0 && (
        <div>
          <h2>Teams</h2>
          <ul>
            {links.map(({ label, href }) => (
              <li key={label}>
                {href === undefined ? <LinkToCome>{label}</LinkToCome> : <Link to={href}>{label}</Link>}
              </li>
            ))}
          </ul>
        </div>
      )}
    </Navigation>
  );
}

/** The labels with a link; none in a club without teams of these names, whose teams are in the menu's group. */
function teamLinks(teams: readonly TeamName[]): readonly { label: string; href?: string }[] {
  if (!LABELS_LEAD) return teamLabels.map((label) => ({ label }));
  const links = teamLabels.flatMap((label) => {
    const team = teams.find(({ name }) => name === label);
    return team ? [{ label, href: teamPath(team.slug) }] : [];
  });
  return links.length > 0 ? [...links, { label: ALL_TEAMS, href: TEAM_LIST_PATH }] : [];
}

/** The menu's groups, and before them one with all single links. */
function footerGroups(menu: readonly MenuItem[]): MenuGroup[] {
  const singles = menu.flatMap((item) => (isGroup(item) || item.variant === 'legal' ? [] : [item]));
  return [{ label: 'Übersicht', items: singles }, ...menu.filter(isGroup)];
}

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
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    line-height: 1.25;
  }
`;

const LinkToCome = styled.a.attrs({ role: 'link', 'aria-disabled': true })`
  && {
    color: var(--color-on-frame-muted);
  }
`;
