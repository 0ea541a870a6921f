import type { ReactNode } from 'react';
import { Footer } from '../frame/Footer.tsx';
import { Header } from '../frame/header/Header.tsx';
import type { MenuItem } from '../frame/menu.ts';
import { ScrollToTopButton } from '../frame/ScrollToTopButton.tsx';
import { useRouteChange } from './use-route-change.ts';

type FrameProps = { menu: readonly MenuItem[]; year: number; children: ReactNode };

/** Header, main area and footer around every page. */
export function Frame({ menu, year, children }: FrameProps) {
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
