import type { ClubFacts } from '@portal/api/contract';
import { clubIconFolder, crestSvg, documentCss, documentCssOf, imageSource } from '@portal/shared-ui/document';
import type { PortalApi } from './portal-api.ts';
import { CLUB_RESOURCE, fetchResources } from './fetch-resources.ts';

/** Pages sent in place of the requested one: HTML in the club's look, made without the render worker. */
type InsteadPages = {
  /** Stands for a page that cannot be rendered now for lack of capacity. */
  busy: () => Promise<string>;
  /** Stands for a page that no section has claimed yet, while sections are still being published. */
  starting: () => Promise<string>;
  /** Stands for every page of a site that is not open yet; `name`: the club's, undefined until somebody has set it. */
  closed: (name: string | undefined) => Promise<string>;
};

/** The club's facts that these pages need. */
type Club = Pick<ClubFacts, 'shortName' | 'founded' | 'color' | 'secondColor' | 'crestUrl'>;

/** The look of the pages of one club. */
type Look = { head: string; crest: string };

/** Milliseconds that a page waits for the club's facts; later it is sent without them, or with the previous ones. */
const PATIENCE = 300;

/** Requests the facts once per content revision, so that a refused visitor costs next to nothing. */
export function createInsteadPages(api: Pick<PortalApi, 'get' | 'contentRevision'>): InsteadPages {
  let known: { revision: number; look: Look } | undefined;
  const lookNow = async (): Promise<Look> => {
    const revision = api.contentRevision();
    if (known?.revision === revision) return known.look;
    const { settled } = await fetchResources(api, [CLUB_RESOURCE], PATIENCE);
    const answer = settled[CLUB_RESOURCE];
    if (answer && 'data' in answer) known = { revision, look: lookOf(answer.data as Club) };
    return known?.look ?? withoutClub;
  };
  return {
    busy: async () =>
      page(await lookNow(), {
        title: 'Gerade ist viel los',
        text: 'Im Moment werden zu viele Seiten auf einmal angefragt. Bitte in ein paar Sekunden noch einmal versuchen.',
        links: again,
      }),
    starting: async () =>
      page(await lookNow(), {
        title: 'Gleich geht es los',
        text: 'Diese Seite wird gerade gestartet. Bitte in ein paar Sekunden noch einmal versuchen.',
        links: again,
      }),
    closed: async (name) => {
      const look = await lookNow();
      // A crest with the initials of „Mein Verein“ would be nobody's.
      return page(name ? look : { ...look, crest: '' }, {
        title: `Hier entsteht die Seite ${name ? `von ${asText(name)}` : 'eines Vereins'}`,
        text: 'Schau bald wieder vorbei.',
        links:
          '<nav aria-label="Links"><a href="/auth">Anmelden</a><a href="/impressum">Impressum</a><a href="/datenschutz">Datenschutz</a></nav>',
      });
    },
  };
}

const again = '<p><a class="button" href="">Noch einmal versuchen</a></p>';

const withoutClub: Look = { head: `<style>${documentCss}</style>`, crest: '' };

function lookOf(club: Club): Look {
  const icon = `<link rel="icon" href="${clubIconFolder(club)}/app-192.png" type="image/png" sizes="192x192">`;
  const head = `${icon}<style>${documentCssOf(club)}</style>`;
  const crest = club.crestUrl
    ? `<img src="${imageSource(club.crestUrl, { responsive: false }).src}" alt="">`
    : crestSvg(club).replace('<svg ', '<svg aria-hidden="true" ');
  return { head, crest: `<div class="crest">${crest}</div>` };
}

const css = `
body{display:flex;flex-direction:column}
.band{position:relative;flex:none;height:clamp(96px,24vh,220px);background:var(--color-frame)}
.band::after{content:'';position:absolute;right:0;bottom:0;width:clamp(120px,34vw,520px);height:clamp(12px,2vw,24px);background:linear-gradient(105deg,var(--color-brand) 86%,var(--color-second) 86.2%);clip-path:polygon(clamp(5px,.8vw,9px) 0,100% 0,100% 100%,0 100%)}
main{flex:1;width:100%;max-width:calc(44rem + 2*var(--gutter));min-height:0;margin:0 auto;padding:var(--space-8) var(--gutter) var(--space-12)}
.crest{position:relative;height:clamp(104px,18vh,152px);margin-top:calc(var(--space-8)*-1 - clamp(52px,9vh,76px));margin-bottom:var(--space-6)}
.crest>*{width:auto;max-width:100%;height:100%;object-fit:contain;object-position:left}
main p{margin-top:var(--space-4);color:var(--color-muted);font-size:var(--text-lg)}
nav{display:flex;flex-wrap:wrap;gap:0 var(--space-6);margin-top:var(--space-8);padding-top:var(--space-3);border-top:1px solid var(--color-line)}
nav a{display:inline-flex;align-items:center;min-height:var(--touch);color:inherit}
.button{display:inline-flex;align-items:center;min-height:48px;margin-top:var(--space-4);padding:var(--space-2) var(--space-6);border:1px solid var(--color-brand-edge);border-radius:var(--radius);background:var(--color-brand);color:var(--color-on-brand);font:750 1.125rem/1.1 var(--font-display);text-decoration:none}
.button:hover{background:var(--color-brand-hover)}
`;

function page({ head, crest }: Look, { title, text, links }: { title: string; text: string; links: string }): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
${head}
<style>${css}</style>
</head>
<body>
<div class="band"></div>
<main>
${crest}
<h1>${title}</h1>
<p>${text}</p>
${links}
</main>
</body>
</html>
`;
}

/** Escapes the text of an element, not of an attribute. */
function asText(name: string): string {
  return name.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
