import { PREVIEW_BANNER_ID } from '@portal/shared-ui/preview';
import { PREVIEW_ENDS, PREVIEW_PARAMETER } from '../../routing/preview.ts';
import type { Trial } from './trial.ts';

/** In the flow above the page, so that it covers nothing; inline, because it is no part of the shell's release. */
const LOOK = [
  'display:flex',
  'flex-wrap:wrap',
  'align-items:center',
  'justify-content:space-between',
  'gap:0 var(--space-4)',
  'min-height:52px',
  'padding:4px max(var(--gutter),env(safe-area-inset-right)) 4px max(var(--gutter),env(safe-area-inset-left))',
  'background:var(--color-brand)',
  'color:var(--color-on-brand)',
  '--color-focus:currentColor',
].join(';');
const LINK =
  'display:flex;align-items:center;min-height:44px;margin-inline:calc(-1 * var(--space-2));padding-inline:var(--space-2);color:inherit;font-weight:700';

/** The banner above each page of a preview that names the version, with the way out. */
export function previewBanner({ descriptor: { name, version } }: Trial): string {
  return notice(
    `id="${PREVIEW_BANNER_ID}"`,
    `<p><b>Vorschau:</b> ${name} ${version}, nicht veröffentlicht</p>` +
      `<a href="?${PREVIEW_PARAMETER}=${PREVIEW_ENDS}" style="${LINK}">Beenden</a>`,
  );
}

/** The banner above the normal page that there is no preview to see. */
export const previewOver = notice('', '<p>Diese Vorschau ist abgelaufen.</p>');

/** Inserts it above everything that the document shows. */
export function withNotice(html: string, above: string): string {
  return html.replace('<body>', () => `<body>${above}`);
}

function notice(attributes: string, content: string): string {
  return `<aside ${attributes} aria-label="Vorschau" data-noprint style="${LOOK}">${content}</aside>`;
}
