import { Component, lazy, Suspense, use, useContext, useLayoutEffect, useState, type ReactNode } from 'react';
import type { SkeletonShape } from '@portal/api/contract';
import { ErrorArea, PageHeader, PENDING_LEAD, Skeleton, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { LatePart } from './LatePart.tsx';
import { partKey, type Part } from '../routing/matching.ts';
import { isLoaded, PartSourceContext, useRegistry, type PartSource } from '../routing/part-source.ts';

// Rendering waits for it, and the server's HTML stays meanwhile.
const KeptWidget = lazy(() =>
  import(/* webpackChunkName: "failure" */ './KeptWidget.tsx').catch(() => ({
    default: ({ instead }: { instead: ReactNode }) => instead,
  })),
);
const loadReadingNotice = () =>
  import(/* webpackChunkName: "failure" */ './ReadingNotice.tsx').then(({ ReadingNotice }) => ReadingNotice);

/** The message of a page that was loaded and throws: no connection is to blame. */
const BROKEN = {
  title: 'Dieser Bereich ist ausgefallen',
  text: 'Darin ist ein Fehler aufgetreten. Alles andere auf der Seite funktioniert weiter.',
};

type SectionPartProps = {
  part: Part;
  skeleton: SkeletonShape;
  /** The title of a page. */ title?: string;
  /** Whether the page opens with its title on the dark band. */ hasBand?: boolean;
  head?: ReactNode;
  instead?: ReactNode;
};

/**
 * One page or widget of a section. A skeleton keeps its place while it loads. A part that fails before React has taken
 * it over keeps the server's HTML, and says so. Otherwise a page that fails says so and can be tried again; a widget
 * leaves a quiet gap and is tried again when its page is opened again. `head` is the page's metadata until the part
 * renders its own, as is `title` its h1; `instead` fills the gap of a widget the page needs.
 */
export function SectionPart({ part, skeleton, title, hasBand = false, head, instead = null }: SectionPartProps) {
  const source = useContext(PartSourceContext);
  const { sections } = useRegistry();
  const [attempt, setAttempt] = useState(0);
  if (!source) throw new Error('SectionPart needs a PartSource');
  const handleRetry = () => {
    source.forget(part);
    setAttempt(attempt + 1);
  };
  const handleFailure = (error: unknown) => {
    const live = sections.find(({ name }) => name === part.section);
    // In the browser already, unless the page was opened less than two seconds ago (LateParts.tsx).
    if (live)
      import(/* webpackChunkName: "failure" */ '../routing/after-failure.ts')
        .then(({ afterFailure }) => afterFailure(part, live, error))
        .catch(console.warn);
    if (part.kind === 'widget') source.forget(part);
  };
  return (
    <PartBoundary
      key={`${partKey(part)} ${attempt}`}
      fallback={() => {
        if (part.kind === 'widget')
          return source.waits?.(part) ? <KeptWidget part={part} instead={instead} /> : instead;
        const html = source.kept?.(part);
        return (
          <>
            {head}
            {html !== undefined ? (
              <>
                {/* oxlint-disable-next-line react/no-danger -- the page's own HTML, as the server sent it */}
                <div dangerouslySetInnerHTML={{ __html: html }} />
                <LatePart load={loadReadingNotice} />
              </>
            ) : (
              <>
                {hasBand && title && <PageHeader title={title} />}
                <Failure>
                  <ErrorArea
                    {...(isLoaded(source.load(part)) && BROKEN)}
                    heading={hasBand ? 'p' : 'h1'}
                    onRetry={handleRetry}
                  />
                </Failure>
              </>
            )}
          </>
        );
      }}
      onFailure={handleFailure}
    >
      <Suspense
        fallback={
          <>
            {head}
            {title &&
              (hasBand ? (
                <PageHeader title={title} lead={PENDING_LEAD} />
              ) : (
                <VisuallyHidden as="h1">{title}</VisuallyHidden>
              ))}
            <Skeleton shape={skeleton} />
          </>
        }
      >
        <PartContent part={part} source={source} />
      </Suspense>
    </PartBoundary>
  );
}

function PartContent({ part, source }: { part: Part; source: PartSource }) {
  source.entering?.(part);
  useLayoutEffect(() => source.shown?.(part), [source, part]);
  const Content = use(source.load(part));
  // oxlint-disable-next-line react/static-components -- loaded once and kept by the source, the same on every render
  return <Content />;
}

type PartBoundaryProps = { fallback: () => ReactNode; children: ReactNode; onFailure: (error: unknown) => void };

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onFailure(error);
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback() : this.props.children;
  }
}

const Failure = styled.div`
  padding-block: calc(var(--header-overhang) + var(--space-section)) var(--space-section);
`;
