import { useMemo, type ReactNode } from 'react';
import type { TeamName } from '@portal/api/contract';
import { useClub, useResource } from '@portal/shared-ui';
import { withDownloads, withOwnOrder, withOwnPages, type MenuItem } from '@portal/shared-ui/menu';
import { ApplicationHeader } from '../frame/ApplicationHeader.tsx';
import { Footer } from '../frame/footer/Footer.tsx';
import { useFrameKind } from '../frame/frame-kind.ts';
import { Header } from '../frame/header/Header.tsx';
import { withOwnLabels } from '../frame/own-menu-labels.ts';
import { ScrollToTopButton } from '../frame/ScrollToTopButton.tsx';
import { withTeams } from '../frame/team-menu.ts';
import { NoticeBar } from '../notices/NoticeBar.tsx';
import { TEAM_NAMES } from '../routing/frame-resources.ts';
import { useRouteChange } from './use-route-change.ts';

type FrameProps = { menu: readonly MenuItem[]; year: number; children: ReactNode };

/** Header, urgent notices, main area and footer around every page; pages for work have a slim header and no footer. */
export function Frame({ menu: offered, year, children }: FrameProps) {
  useRouteChange();
  const { data: teams } = useResource<TeamName[]>(TEAM_NAMES);
  const { ownPages, hasDownloads, texts, menuOrder } = useClub();
  const menu = useMemo(() => {
    const all = withOwnPages(withDownloads(offered, hasDownloads), ownPages);
    return withOwnLabels(withTeams(withOwnOrder(all, menuOrder), teams), texts);
  }, [offered, menuOrder, teams, ownPages, hasDownloads, texts]);
  const isSite = useFrameKind() === 'site';
  return (
    <>
      {isSite ? <Header menu={menu} /> : <ApplicationHeader />}
      {isSite && <NoticeBar />}
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      {isSite && <Footer menu={menu} teams={teams} year={year} />}
      <ScrollToTopButton />
    </>
  );
}
