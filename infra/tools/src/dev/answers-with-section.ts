import type { Registry } from '@portal/api/contract';
import {
  liveRegistry,
  SERVER_HEAD,
  shownOf,
  visitOf,
  type LiveRegistry,
  type PageState,
  type RegistryAnswer,
} from '@portal/shell/server';
import type { DevelopedSection } from './development-state.ts';
import { pageStateOf, withPageState } from './page-state.ts';

/** A page of a portal, and the policy it came with. */
export type PageAnswer = { status: number; html: string; policy: string };

/** The live releases of a portal, with a developed section in place of its own. */
export type ReleasesWith = { section: DevelopedSection; registry: LiveRegistry };

const MAIN = /(<main\b[^>]*>).*(<\/main>)/s;
/** How React marks a part that the server has left to the browser. */
const LEFT_TO_BROWSER = '<!--$!--><template></template><!--/$-->';
/** Elements of the head that pages render themselves. */
const OF_PAGE = /<(title|meta|link)(?=>| property=| name="(?!viewport|theme-color)| rel="canonical")/g;

/** `live` are the portal's live versions. */
export function releasesWith(section: DevelopedSection, live: Registry): ReleasesWith {
  const { descriptor, url } = section;
  const others = live.sections.filter(({ name }) => name !== descriptor.name);
  const releaseUrl = (name: string, version: string) =>
    name === descriptor.name ? url : `/releases/${name}/${version}/`;
  return { section, registry: liveRegistry({ ...live, sections: [...others, descriptor] }, { releaseUrl }) };
}

/**
 * A page of the portal with the developed section in it, and without a service worker. The browser renders the parts of
 * the section: React would keep the attributes of the released one's HTML.
 */
export function pageWith({ section, registry }: ReleasesWith, path: string, page: PageAnswer): PageAnswer {
  const { name } = section.descriptor;
  const state = pageStateOf(page.html);
  if (!state) return page;
  const { parts } = visitOf(path, registry);
  const { sections, menu, accountPages } = shownOf(registry, parts);
  const own = sections.filter((shown) => shown.name === name);
  const released = state.registry.sections.find((shown) => shown.name === name);
  const others = state.registry.sections.filter((shown) => shown.name !== name);
  const next: PageState = { ...state, registry: { sections: [...others, ...own], menu, accountPages } };

  const html = withPageState(page.html, next).replace(/^(<!doctype html><html[^>]*?) data-version="[^"]*"/, '$1');
  return {
    // One that is not released yet.
    status: page.status === 404 && own.length > 0 ? 200 : page.status,
    html: released || own.length > 0 ? leaveToBrowser(html, released?.url) : html,
    policy: policyWith(page.policy, section, own.length > 0),
  };
}

/** All live releases as browsers ask for them. */
export function registryWith({ section, registry }: ReleasesWith, text: string): string {
  const { name } = section.descriptor;
  const { worker: _none, ...answer } = JSON.parse(text) as RegistryAnswer;
  const { menu, accountPages } = registry;
  const sections = [
    ...answer.sections.filter((live) => live.name !== name),
    ...registry.sections.filter((live) => live.name === name),
  ];
  return JSON.stringify({ ...answer, sections, menu, accountPages } satisfies RegistryAnswer);
}

function leaveToBrowser(html: string, releasedUrl = ''): string {
  return html
    .replace(MAIN, (_all, open: string, close: string) => open + LEFT_TO_BROWSER + close)
    .replace(OF_PAGE, `<$1 ${SERVER_HEAD}`)
    .replace(/ data-files="([^"]*)"/, (all, files: string) => {
      const needed = files.split(' ').filter((file) => !releasedUrl || !file.startsWith(releasedUrl));
      return all.replace(files, needed.join(' '));
    });
}

/** Allows the server of the section's files and, where the section is shown, the origins it needs. */
function policyWith(policy: string, { url, descriptor }: DevelopedSection, isShown: boolean): string {
  const { origin } = new URL(url);
  const allowed = [
    ['script-src', origin],
    ['connect-src', origin],
    ['connect-src', origin.replace(/^http/, 'ws')],
    ...(isShown ? (descriptor.origins ?? []) : []).map((needed) => [`${needed.kind}-src`, needed.origin]),
  ];
  const directives = policy.split(/; ?/).map((directive) => {
    const more = allowed.filter(([name]) => directive.startsWith(`${name} `)).map(([, source]) => source);
    return [directive, ...more].join(' ');
  });
  // Here is no TLS.
  return directives.filter((directive) => directive !== 'upgrade-insecure-requests').join('; ');
}
