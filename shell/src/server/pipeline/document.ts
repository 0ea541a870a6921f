import {
  clubIconFolder,
  documentCss,
  documentCssOf,
  fontFiles,
  frameColors,
  lateDocumentCss,
  writeJsonLd,
} from '@portal/shared-ui/document';
import { TEXT_ATTRIBUTE } from '@portal/shared-ui/shown-text';
import type { ClubFacts } from '@portal/api/contract';
import { pictureScript, withoutScripts } from '../../client/picture-script.ts';
import { PAGE_STATE_ID, ROOT_ID, type PageState } from '../../routing/page-state.ts';
import type { Rendered } from '../worker/worker-protocol.ts';
import { textsIn } from '../../routing/texts-in-page.ts';
import { writePageState } from '../../routing/write-page-state.ts';

/**
 * Addresses of the shell's own built files: the script that loads the others after the first paint, the entry and what
 * it loads before it hydrates; `late` are those loaded on demand. Without a starter the entry is loaded at once.
 * `recorder` is the code that notes a visitor's actions before these files have run; it is inline, and the policy has
 * to allow it.
 */
export type ShellAssets = {
  starter?: string;
  recorder?: string;
  entry: string;
  preload: readonly string[];
  late?: readonly string[];
  /** Code of the service worker; without it none is used. */
  serviceWorker?: string;
};

type DocumentParts = {
  rendered: Rendered;
  state: PageState;
  assets: ShellAssets;
  pageFiles: readonly string[];
  /** The club whose colours and crest the page uses; unknown while the API does not answer. */
  club: Pick<ClubFacts, 'color' | 'secondColor' | 'crestUrl' | 'shortName' | 'founded'> | undefined;
  /** The structured data of a listed page for search engines (schema.org). */
  structuredData: object | undefined;
  /** The portal's version the page belongs to; undefined if no service worker is used. */
  version: string | undefined;
  /**
   * The origins of the club's football-data provider in its policy, which sections read from the document; nothing if
   * none is shown.
   */
  providerOrigins?: readonly string[];
};

/** The bar of the browser and of the installed app is the header's. */
const THEME = [
  `<meta name="theme-color" content="${frameColors.light}" media="(prefers-color-scheme: light)">`,
  `<meta name="theme-color" content="${frameColors.dark}" media="(prefers-color-scheme: dark)">`,
].join('');

const lateStyles = `<style>${lateDocumentCss}</style>`;

function iconLinks(club: DocumentParts['club']): string {
  const folder = clubIconFolder(club);
  return [
    `<link rel="icon" href="${folder}/app-192.png" type="image/png" sizes="192x192">`,
    `<link rel="apple-touch-icon" href="${folder}/apple-touch-icon.png">`,
    '<link rel="manifest" href="/manifest.webmanifest">',
  ].join('');
}

/**
 * The whole HTML page. Styles are inline, those not visible at first behind the content, so that the first paint needs
 * only the beginning of this answer; scripts are requested after it, because the page is readable without them, but for
 * the few lines that start pictures; the page's state is a data block, which no policy has to allow.
 */
export function createDocument(parts: DocumentParts): Buffer {
  const { rendered, state, assets, pageFiles, club, structuredData, version, providerOrigins = [] } = parts;
  const fonts = fontFiles.map(
    (file) => `<link rel="preload" href="/assets/fonts/${file}" as="font" type="font/woff2" crossorigin>`,
  );
  const { starter, recorder, entry, preload } = assets;
  const script = starter
    ? `<script src="${starter}" async fetchpriority="low" data-entry="${entry}" data-files="${[...preload, ...pageFiles].join(' ')}"></script>`
    : `<script src="${entry}" async></script>`;
  const forMachines = structuredData
    ? `<script type="application/ld+json">${writeJsonLd(structuredData)}</script>`
    : '';
  const ofProvider =
    providerOrigins.length > 0 ? ` data-football-data="${[...new Set(providerOrigins)].join(' ')}"` : '';
  const html = `<html lang="de"${version ? ` data-version="${version}"` : ''}${ofProvider}>`;
  const before = `<!doctype html>${html}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${recorder ? `<script>${recorder}</script>` : ''}${THEME}${
    rendered.head
  }${fonts.join('')}<style>${club ? documentCssOf(club) : documentCss}</style>${rendered.styles}${iconLinks(club)}</head><body><div id="${ROOT_ID}">`;
  const behind = `</div>${lateStyles}${rendered.behind ?? ''}${withoutScripts}<script>${pictureScript}</script><script type="application/json" id="${PAGE_STATE_ID}">${writePageState(state, textsOf(rendered.html))}</script>${forMachines}${script}</body></html>`;
  return Buffer.concat([Buffer.from(before), rendered.html, Buffer.from(behind)]);
}

/** Most pages show none, and string work on a whole page is expensive. */
function textsOf(html: Buffer): string[] {
  return html.includes(TEXT_ATTRIBUTE) ? textsIn(String(html)) : [];
}
