import { PageMeta, ResourceProvider, SiteOriginContext, type ResourceCache } from '@portal/shared-ui';
import { SERVER_HEAD } from '../../routing/page-state.ts';
import type { LivePage } from '../../routing/page-state.ts';
import { isListed } from '../../routing/content-pages.ts';

type FallbackHeadProps = { page: LivePage; pathname: string; resources: ResourceCache; origin: string };

/**
 * The metadata of a page whose section could not be rendered, as its descriptor has it. React leaves out elements in a
 * fallback. The browser removes these elements, because it renders its own.
 */
export function FallbackHead({ page, pathname, resources, origin }: FallbackHeadProps) {
  return (
    <ResourceProvider cache={resources}>
      <SiteOriginContext value={origin}>
        <PageMeta title={page.title} description={page.description} {...(isListed(page) && { path: pathname })} />
      </SiteOriginContext>
    </ResourceProvider>
  );
}

/** Marks each element, so that the browser finds it. */
export function markFallbackHead(head: string): string {
  return head.replaceAll(/<(title|meta|link)\b/g, `<$1 ${SERVER_HEAD}`);
}
