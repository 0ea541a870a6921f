import type { ReactNode } from 'react';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/header/Header.tsx';
import { buildMenu } from '../frame/menu.ts';
import { ScrollToTopButton } from '../frame/ScrollToTopButton.tsx';
import type { LiveSection } from '../routing/page-state.ts';
import { useRouteChange } from './use-route-change.ts';

type FrameProps = { sections: readonly LiveSection[]; year: number; children: ReactNode };

/** Header, main area and footer around every page. */
export function Frame({ sections, year, children }: FrameProps) {
  const menu = buildMenu(sections);
  useRouteChange();
  return (
    <>
      <Header menu={menu} />
      <main id="inhalt" tabIndex={-1}>
        {children}
      </main>
      <Footer menu={menu} year={year} />
      <ScrollToTopButton />
    </>
  );
}
