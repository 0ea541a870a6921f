import { Writable } from 'node:stream';
import type { ComponentType, ReactNode } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { createResourceCache } from '@portal/shared-ui';
import { App } from '../../app/App.tsx';
import { OfflinePage } from '../../pages/OfflinePage.tsx';
import type { LiveRegistry, PageState } from '../../routing/page-state.ts';
import { partKey } from '../../routing/matching.ts';
import { markLoaded, type PartSource } from '../../routing/part-source.ts';
import { shownOf } from '../../routing/shown-releases.ts';
import { FallbackHead, markFallbackHead } from './fallback-head.tsx';
import type { SectionBundles } from './section-bundles.ts';
import { pageStyles } from './page-styles.ts';
import { createStyleSheets } from './style-sheets.ts';
import { thrownText } from './thrown-text.ts';
import type { Visit } from './visit.ts';
import type { Rendered } from './worker-protocol.ts';

type RenderRequest = {
  visit: Visit;
  state: Omit<PageState, 'registry'>;
  without: readonly string[];
  registry: LiveRegistry;
  sections: SectionBundles;
  onEnter: (section: string) => void;
};

const sheetFor = createStyleSheets();
/** The kind of all pages that do not exist. */
const MISSING = 'missing';

/** Renders the app for a visit. A section that fails leaves its skeleton; only the shell's own failure throws. */
export async function renderApp(request: RenderRequest): Promise<Rendered> {
  const failed: Record<string, string> = {};
  const parts = await loadParts(request, failed);
  const { visit, registry, state } = request;
  const { path, pathname, page, isKnown } = visit;
  const sheet = sheetFor(isKnown ? (page?.path ?? pathname) : MISSING);
  const resources = createResourceCache(state.resources);
  // The registry that the browser hydrates with: with all existing pages, the router would compile and rank each again.
  const shown = shownOf(registry, visit.parts);
  const app = (
    <StaticRouter location={path}>
      <App {...{ parts, resources, OfflinePage }} registry={shown} origin={state.origin} year={state.year} />
    </StaticRouter>
  );
  const markup = await renderToBytes(sheet.collectStyles(app), (error) => {
    const section = parts.current();
    if (section) failed[section] ??= thrownText(error);
  });
  const parted = splitHead(markup);
  const styles = pageStyles(sheet, parted.html.toString('latin1'));
  if (!page || parted.head.includes('<title')) return { ...parted, ...styles, failed };
  const { origin } = state;
  const head = await renderToBytes(<FallbackHead {...{ page, pathname, resources, origin }} />, () => undefined);
  return { ...parted, head: parted.head + markFallbackHead(String(head)), ...styles, failed };
}

async function loadParts(
  { visit, without, sections, onEnter }: RenderRequest,
  failed: Record<string, string>,
): Promise<PartSource & { current: () => string | undefined }> {
  const loaded = new Map<string, Promise<ComponentType>>();
  let current: string | undefined;
  for (const part of visit.parts) {
    if (without.includes(part.section)) continue;
    try {
      const component = await sections.component(part);
      loaded.set(partKey(part), markLoaded(Promise.resolve(component), component));
    } catch (error) {
      failed[part.section] ??= thrownText(error);
    }
  }
  return {
    load: (part) => {
      const component = loaded.get(partKey(part));
      if (!component) throw new Error(`${partKey(part)} is not rendered on the server`);
      return component;
    },
    forget: () => undefined,
    entering: ({ section }) => {
      current = section;
      onEnter(section);
    },
    current: () => current,
  };
}

/** Waits for everything and returns one piece; streaming a boundary later would need an inline script. */
function renderToBytes(app: ReactNode, onError: (error: unknown) => void): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        chunks.push(Buffer.from(chunk));
        done();
      },
    });
    sink.on('finish', () => resolve(Buffer.concat(chunks)));
    const { pipe } = renderToPipeableStream(app, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError,
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}

/**
 * React sends hoisted <title>, <meta> and <link> elements first when it does not render the document itself. The text
 * has one character per byte: decoding a whole page takes longer than everything else done with it here.
 */
function splitHead(markup: Buffer): Pick<Rendered, 'head' | 'html'> {
  const end =
    /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)*/.exec(markup.toString('latin1'))?.[0].length ?? 0;
  return { head: markup.toString('utf8', 0, end), html: markup.subarray(end) };
}
