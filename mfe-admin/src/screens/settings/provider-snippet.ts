import type { ProviderKind, ProviderTab } from '@portal/api/contract';
import { FUPA_ELEMENT, FUSSBALL_DE_FRAMES, type TabName } from '@portal/shared-ui/football-provider';

/** The content of a provider's snippet: the provider, the widget, and its probable place. */
export type FoundWidget = {
  kind: ProviderKind;
  tab: ProviderTab;
  /** The place by the provider's name for the widget; undefined when that is not known. */
  place?: TabName;
  /** For an `other` provider: the script that fills its element. */
  scriptUrl: string | null;
  /** The club's page at the provider, where the snippet names it. */
  clubUrl: string | null;
};

/** A snippet that was understood, or why it was not, in German. */
type ReadSnippet = { found: FoundWidget } | { fault: string };

/** The names of fussball.de's widgets, and their tabs. */
const FUSSBALL_DE_VIEWS: Readonly<Record<string, TabName>> = {
  table: 'table',
  competition: 'table',
  'team-matches': 'matches',
  'club-matches': 'matches',
  'last-match': 'matches',
  'next-match': 'liveticker',
};

/** The longest snippet that is read; those of providers have a few hundred characters. */
const LONGEST = 20_000;
const ID = /^[A-Za-z0-9_-]{1,80}$/;
const VALUE = /^[A-Za-z0-9 _.:/-]{0,200}$/;
const NAME = /^(?:id|class|data-[a-z0-9-]{1,40})$/;
/** Keys of fussball.de's widgets until 2023, in whichever form they are pasted. */
const OLD_FUSSBALL_DE = /fussballdeWidgetAPI|showWidget|fussball\.de\/widget2/i;

/**
 * Reads the snippet that a provider offers for one's own page. It is data: the parser makes a document that loads and
 * runs nothing, and only names of known form are taken out of it.
 */
export function readSnippet(text: string): ReadSnippet {
  if (text.length > LONGEST) return { fault: 'Das ist zu lang für den Code eines Widgets.' };
  if (OLD_FUSSBALL_DE.test(text))
    return {
      fault:
        'Dieser Code ist von den alten Widgets von fussball.de. Bitte dort ein neues Widget anlegen und dessen Code einfügen.',
    };
  const parsed = new DOMParser().parseFromString(text, 'text/html');
  return readFussballDe(parsed, text) ?? readFupa(parsed, text) ?? readFrame(parsed) ?? readScript(parsed);
}

function readFussballDe(parsed: Document, text: string): ReadSnippet | undefined {
  const element = parsed.querySelector('.fussballde_widget, .soccer_widget');
  const address = parsed.querySelector('iframe[src]')?.getAttribute('src') ?? text.trim();
  const inAddress = new RegExp(`^(?:https:)?//${new URL(FUSSBALL_DE_FRAMES).host}/widget/([a-z-]+)/([^/?#]+)`).exec(
    address,
  );
  const script = addressIn(parsed, 'script[src]');
  const isMeant = element ?? inAddress ?? (script && /(^|\.)fussball\.de$/.test(script.hostname));
  if (!isMeant) return undefined;
  const view = element?.getAttribute('data-type') ?? inAddress?.[1];
  const widgetId = element?.getAttribute('data-id') ?? inAddress?.[2];
  if (!widgetId || !view)
    return {
      fault: 'Der Code von fussball.de ist nicht vollständig: Es fehlt der Teil mit „data-id“ und „data-type“.',
    };
  const place = FUSSBALL_DE_VIEWS[view];
  if (!ID.test(widgetId) || !place) return { fault: 'Kennung oder Art des Widgets sind nicht von fussball.de.' };
  return {
    found: { kind: 'fussball.de', tab: { widgetId, url: null, view }, place, scriptUrl: null, clubUrl: null },
  };
}

function readFupa(parsed: Document, text: string): ReadSnippet | undefined {
  const element = parsed.querySelector(`[id^="${FUPA_ELEMENT}"]`);
  const name = element?.id ?? (text.trim().startsWith(FUPA_ELEMENT) ? text.trim() : undefined);
  const script = addressIn(parsed, 'script[src]');
  if (!name && !(script && /(^|\.)fupa\.net$/.test(script.hostname))) return undefined;
  const widgetId = name?.slice(FUPA_ELEMENT.length) ?? '';
  if (!ID.test(widgetId))
    return { fault: `Der Code von FuPa ist nicht vollständig: Es fehlt der Teil mit „${FUPA_ELEMENT}…“.` };
  const link = addressIn(parsed, 'a[href]');
  const clubUrl = link && /(^|\.)fupa\.net$/.test(link.hostname) ? link.href : null;
  return { found: { kind: 'fupa', tab: { widgetId, url: null }, scriptUrl: null, clubUrl } };
}

function readFrame(parsed: Document): ReadSnippet | undefined {
  const frame = parsed.querySelector('iframe');
  if (!frame) return undefined;
  const address = addressIn(parsed, 'iframe[src]');
  if (!address) return { fault: 'Der Rahmen hat keine Adresse, die mit https:// beginnt.' };
  return {
    found: {
      kind: 'other',
      tab: { widgetId: null, url: null, frameUrl: address.href },
      scriptUrl: null,
      clubUrl: null,
    },
  };
}

function readScript(parsed: Document): ReadSnippet {
  const scripts = parsed.querySelectorAll('script[src]');
  if (scripts.length === 0)
    return { fault: 'Darin steckt kein Widget. Bitte den ganzen Code einfügen, den der Anbieter zum Einbauen zeigt.' };
  const script = addressIn(parsed, 'script[src]');
  if (!script) return { fault: 'Das Skript hat keine Adresse, die mit https:// beginnt.' };
  if (scripts.length > 1) return { fault: 'Der Code hat mehr als ein Skript. Bitte nur den eines Widgets einfügen.' };
  const elements = [...parsed.body.querySelectorAll('*:not(script)')];
  const attributes = elements.map(namedAttributes).find((named) => named.length > 0) ?? [];
  if (attributes.length === 0 || attributes.length > 8)
    return { fault: 'Es fehlt das Element, das das Skript füllt, oder es ist von unbekannter Art.' };
  if (attributes.some(({ value }) => !VALUE.test(value)))
    return { fault: 'Das Element des Widgets enthält Zeichen, die nicht in eine Seite übernommen werden.' };
  return {
    found: { kind: 'other', tab: { widgetId: null, url: null, attributes }, scriptUrl: script.href, clubUrl: null },
  };
}

function namedAttributes(element: Element) {
  const named = [...element.attributes].filter(({ name }) => NAME.test(name));
  return named.map(({ name, value }) => ({ name, value }));
}

/**
 * The address at the first of these elements; undefined unless it is encrypted. An address may leave out the protocol.
 */
function addressIn(parsed: Document, selector: 'iframe[src]' | 'script[src]' | 'a[href]'): URL | undefined {
  const element = parsed.querySelector(selector);
  const given = element?.getAttribute('src') ?? element?.getAttribute('href') ?? '';
  const address = given.startsWith('//') ? `https:${given}` : given;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  return url?.protocol === 'https:' ? url : undefined;
}
