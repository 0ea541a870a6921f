import type { ComponentType, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import {
  ResourceProvider,
  SiteOriginContext,
  PageMeta,
  SlotContext,
  type ResourceCache,
  type SectionSlot,
} from '@portal/shared-ui';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { Frame } from './Frame.tsx';
import { HomePage } from './HomePage.tsx';
import { OFFLINE_PATH } from '../routing/own-pages.ts';
import type { PageRegistry } from '../routing/page-state.ts';
import { PartSourceContext, RegistryContext, type PartSource } from '../routing/part-source.ts';
import { isPattern, matchPage, type PageMatch } from '../routing/matching.ts';
import { SectionPart } from './SectionPart.tsx';
import { WidgetSlot } from './WidgetSlot.tsx';

const fillSlot = (name: SectionSlot) => <WidgetSlot name={name} />;

type AppProps = {
  registry: PageRegistry;
  parts: PartSource;
  resources: ResourceCache;
  origin: string;
  year: number;
  /** The page at `OFFLINE_PATH`; only pages there carry it, and no link within the portal leads there. */
  OfflinePage?: ComponentType | undefined;
  /** Additions of the browser; renders nothing itself. */
  children?: ReactNode;
};

/** The portal below its router: the same tree on the server and in the browser. */
export function App({ registry, parts, resources, origin, year, OfflinePage, children }: AppProps) {
  return (
    <ResourceProvider cache={resources}>
      <SiteOriginContext value={origin}>
        <RegistryContext value={registry}>
          <PartSourceContext value={parts}>
            <SlotContext value={fillSlot}>
              <Frame menu={registry.menu} year={year}>
                <CurrentPage registry={registry} OfflinePage={OfflinePage} />
              </Frame>
              {children}
            </SlotContext>
          </PartSourceContext>
        </RegistryContext>
      </SiteOriginContext>
    </ResourceProvider>
  );
}

/**
 * The page at the address. The router gets only that page's route: otherwise it would rank the routes of all pages each
 * time.
 */
function CurrentPage({ registry, OfflinePage }: Pick<AppProps, 'registry' | 'OfflinePage'>) {
  const { pathname } = useLocation();
  if (pathname === '/') return <HomePage />;
  if (OfflinePage && pathname === OFFLINE_PATH) return <OfflinePage />;
  const match = matchPage(registry, pathname);
  return (
    <Routes>
      {match && <Route path={match.page.path} element={<MatchedPage {...match} />} />}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}

function MatchedPage({ section, page }: PageMatch) {
  const { path, title, description, skeleton, menu } = page;
  return (
    <SectionPart
      part={{ section: section.name, kind: 'page', name: path }}
      skeleton={skeleton}
      title={title}
      hasBand={menu !== undefined}
      head={<PageMeta title={title} description={description} {...(!isPattern(page) && { path })} />}
    />
  );
}
