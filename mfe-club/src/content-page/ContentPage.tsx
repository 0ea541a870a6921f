import { useLocation } from 'react-router-dom';
import {
  ButtonLink,
  Container,
  EmptyState,
  ErrorArea,
  PageHeader,
  PageMeta,
  PENDING_LEAD,
  Skeleton,
  usePageTexts,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useContentPage } from '../club-api.ts';
import { ContentBody } from './ContentBody.tsx';
import { contentPages, contentSlug, type ContentSlug } from './content-pages.ts';
import { stepsAfter } from './steps-after.ts';

/** The one page behind all texts of the club; its address names the text. */
export function ContentPage() {
  const slug = contentSlug(useLocation().pathname);
  if (!slug) throw new Error('No text belongs to this address');
  return <Content key={slug} slug={slug} />;
}

function Content({ slug }: { slug: ContentSlug }) {
  const { data: page, error, reload } = useContentPage(slug);
  const { title, description } = contentPages[slug];
  const text = usePageTexts();

  return (
    <>
      <PageMeta
        title={page?.title ?? title}
        description={page?.description || page?.lead || description}
        path={`/${slug}`}
        image={page?.imageUrl}
      />
      <PageHeader title={page?.title ?? title} lead={page || error ? (page?.lead ?? '') : PENDING_LEAD} />
      {page && <ContentBody page={page} steps={stepsAfter(slug, text)} />}
      {!page && (
        <Page>{error ? <Failure isHidden={error.status === 404} onRetry={reload} /> : <Skeleton shape="text" />}</Page>
      )}
    </>
  );
}

/** In place of a text: the club has hidden it, or it failed to load. */
function Failure({ isHidden, onRetry }: { isHidden: boolean; onRetry: () => void }) {
  if (!isHidden) return <ErrorArea title="Diese Seite konnte nicht geladen werden" onRetry={onRetry} />;
  return (
    <EmptyState title="Diese Seite gibt es nicht" text="Der Verein zeigt sie zurzeit nicht.">
      <ButtonLink to="/">Zur Startseite</ButtonLink>
    </EmptyState>
  );
}

const Page = styled(Container)`
  padding-block: var(--space-section);
`;
