import { useEffect, useState } from 'react';
import { Button, Container, formatDateTime, PageMeta, PitchLines } from '@portal/shared-ui';
import { isGroup } from '@portal/shared-ui/menu';
import { styled } from 'styled-components';
import { useRegistry } from '../routing/part-source.ts';
import { READABLE_PATHS } from '../routing/own-pages.ts';
import type { KeptPage } from '../app-install/kept-pages.ts';
import { MessageGround } from './MessageGround.tsx';
import { ownAddress } from '../frame/own-address.ts';

/**
 * Replaces a page that cannot be loaded: says so, tries again, and lists the pages kept for offline reading with their
 * age.
 */
export function OfflinePage() {
  const kept = useKeptPages();
  const menu = useRegistry().menu.flatMap((item) => (isGroup(item) ? item.items : [item]));
  const labelOf = (path: string) => menu.find(({ href }) => href === path)?.label;
  const expected = READABLE_PATHS.map((path): KeptPage => ({ path, title: '', keptAt: '' }));
  const pages = (kept ?? expected).filter(({ path, title }) => title || labelOf(path));
  return (
    <Ground>
      <PageMeta title="Keine Verbindung" description="Diese Seite ist auf deinem Gerät nicht gespeichert." />
      <meta name="robots" content="noindex" />
      <PitchLines />
      <Container>
        <h1>Keine Verbindung</h1>
        <p>
          Der Ball rollt gerade ohne uns: Diese Seite ist auf deinem Gerät nicht gespeichert. Sobald das Netz wieder da
          ist, geht es von selbst weiter.
        </p>
        <Button onClick={goOn}>Erneut versuchen</Button>
        {pages.length > 0 && (
          <>
            <h2>Das kannst du auch jetzt lesen</h2>
            <ul>
              {pages.map(({ path, title, keptAt }) => (
                <li key={path}>
                  {/* A page of its own: it is shown as it was cached, with the data of that time. */}
                  <a href={path}>{labelOf(path) ?? title}</a>
                  {keptAt && <small>Stand: {formatDateTime(keptAt)}</small>}
                </li>
              ))}
            </ul>
          </>
        )}
      </Container>
    </Ground>
  );
}

/**
 * The pages the browser has cached; undefined until they are known. Reloads by itself once the connection is back, but
 * does not check at once: a page that still cannot be loaded would lead here again and again.
 */
function useKeptPages(): KeptPage[] | undefined {
  const [kept, setKept] = useState<KeptPage[]>();
  useEffect(() => {
    import(/* webpackChunkName: "offline" */ '../app-install/kept-pages.ts')
      .then(({ readKeptPages }) => readKeptPages())
      .then(setKept, console.warn);
    if (wantedPage() === null) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const watch = async () => {
      const { watchConnection } = await import(/* webpackChunkName: "offline" */ '../app-install/connection.ts');
      if (isGone) return;
      stop = watchConnection((isOffline) => isOffline || goOn(), true).stop;
    };
    watch().catch(console.warn);
    return () => {
      isGone = true;
      stop?.();
    };
  }, []);
  return kept;
}

/** To the page that was wanted, if it is one of ours. */
function goOn(): void {
  window.location.replace(ownAddress(wantedPage(), window.location.origin));
}

function wantedPage(): string | null {
  return new URLSearchParams(window.location.search).get('ziel');
}

const Ground = styled(MessageGround)`
  padding-block: clamp(48px, 8vw, 104px);
  p {
    max-width: 22.9em;
  }
  h2 {
    margin-block: var(--space-10) var(--space-2);
    font-size: var(--text-xl);
  }
  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0 var(--space-4);
    max-width: 34rem;
    padding-bottom: var(--space-2);
    border-bottom: 1px solid var(--color-frame-line);
  }
  li a {
    display: inline-flex;
    flex: 1 1 12rem; /* On phones the time stands below every title. */
    align-items: center;
    min-height: 48px;
    color: inherit;
    font-weight: 600;
  }
  small {
    color: var(--color-on-frame-muted);
    font-size: var(--text-sm);
    white-space: nowrap;
  }
`;
