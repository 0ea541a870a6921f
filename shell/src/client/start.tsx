import { memo, startTransition, useLayoutEffect, type ComponentProps, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { useLocation } from 'react-router-dom';
import { createResourceCache, useSession } from '@portal/shared-ui';
import { FROM_PAGE, TEXT_ATTRIBUTE } from '@portal/shared-ui/shown-text';
import { App } from '../app/App.tsx';
import { LateParts } from '../app/LateParts.tsx';
import { readCompact, type CompactJson } from '../routing/compact-json.ts';
import { partsOf } from '../routing/matching.ts';
import { PAGE_STATE_ID, ROOT_ID, SERVER_HEAD, type PageState } from '../routing/page-state.ts';
import { AllReleasesContext, type PartSource } from '../routing/part-source.ts';
import { showStartupFailure } from '../pages/startup-failure.ts';
import { createBrowserParts } from './browser-parts.ts';
import { keepEarlyActions } from './early-actions.ts';
import { createKnownReleases, type KnownReleases } from './known-releases.ts';
import { nextTask } from '../routing/next-task.ts';
import { ownDocument } from './own-document.ts';
import { PageRouter } from './PageRouter.tsx';
import { Prefetcher } from './Prefetcher.tsx';
import { keepServerPage } from './server-page.ts';

/**
 * Hydrates the page the server sent, with the releases and the data it carries; no request is made for either. The
 * other releases are requested once they are needed: before a prefetch, and before another page is shown. The page at
 * `OFFLINE_PATH` needs its component.
 */
export async function start(OfflinePage?: ComponentType): Promise<void> {
  const root = document.getElementById(ROOT_ID);
  const state = document.getElementById(PAGE_STATE_ID)?.textContent;
  if (!root || !state) throw new Error('The page carries no state to start from');
  const texts = root.querySelectorAll(`[${TEXT_ATTRIBUTE}]`);
  const { registry, shell, candidate, resources, origin, year } = readCompact(
    JSON.parse(state) as CompactJson,
    (place) => FROM_PAGE + texts[place]?.innerHTML,
  ) as PageState;

  const browserParts = createBrowserParts(registry);
  for (const part of partsOf(registry, window.location.pathname)) browserParts.load(part).catch(() => undefined);
  await nextTask();

  const handleTakeover = keepEarlyActions();
  const serverPage = keepServerPage(registry);
  const shown: PartSource['shown'] = (part) => {
    browserParts.shown(part);
    serverPage.shown(part);
    handleTakeover();
  };
  const parts = { ...browserParts, ...serverPage, shown };
  const releases = createKnownReleases({ page: registry, shell, candidate, learn: (all) => parts.learn(all) });

  for (const element of document.head.querySelectorAll(`[${SERVER_HEAD}]`)) element.remove();
  // A transition hydrates in slices that a phone can interrupt; otherwise hydration is one long task.
  startTransition(() => {
    hydrateRoot(
      root,
      <PageRouter beforeOtherPage={releases.untilAll} needsDocument={ownDocument(releases.current)}>
        <AllReleasesContext value={releases.all}>
          <LiveApp
            releases={releases}
            parts={parts}
            resources={createResourceCache(resources)}
            {...{ origin, year, OfflinePage }}
          >
            <Prefetcher releases={releases} parts={parts} />
            <LateParts />
            <Takeover onTakeover={handleTakeover} />
          </LiveApp>
        </AllReleasesContext>
      </PageRouter>,
      {
        // Parts that the server could not render are rendered here; React would report each as an error. In
        // development, the reports show markup that differs between server and browser.
        onRecoverableError: process.env.NODE_ENV === 'production' ? () => undefined : console.warn,
        // React has removed everything: the frame itself failed.
        onUncaughtError: showStartupFailure,
      },
    );
  });
  void useSession.getState().check();
}

type LiveAppProps = Omit<ComponentProps<typeof App>, 'registry'> & { releases: KnownReleases };

/**
 * The app with the known releases. Others become known because of another page and are adopted with it: otherwise the
 * old page would be rendered once more.
 */
function LiveApp({ releases, ...props }: LiveAppProps) {
  useLocation();
  return <KeptApp {...props} registry={releases.current()} />;
}

const KeptApp = memo(App);

/** Calls back once React has hydrated the frame. */
function Takeover({ onTakeover }: { onTakeover: () => void }) {
  useLayoutEffect(onTakeover, [onTakeover]);
  return null;
}
