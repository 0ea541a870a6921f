import { Component, Suspense, use, useContext, useState, type ReactNode } from 'react';
import type { SkeletonShape } from '@portal/api/contract';
import { ErrorArea, Skeleton } from '@portal/shared-ui';
import { partKey, type Part } from './matching.ts';
import { PartSourceContext, type PartSource } from './part-source.ts';

type SectionPartProps = { part: Part; skeleton: SkeletonShape; head?: ReactNode };

/**
 * One page or widget of a section. While it loads its place is kept by a skeleton; when it fails only this area says
 * so and can be tried again. `head` is the page's metadata until the part brings its own.
 */
export function SectionPart({ part, skeleton, head }: SectionPartProps) {
  const source = useContext(PartSourceContext);
  const [attempt, setAttempt] = useState(0);
  if (!source) throw new Error('SectionPart needs a PartSource');
  const handleRetry = () => {
    source.forget(part);
    setAttempt(attempt + 1);
  };
  return (
    <PartBoundary
      key={`${partKey(part)} ${attempt}`}
      fallback={
        <>
          {head}
          <ErrorArea heading={part.kind === 'page' ? 'h1' : 'p'} onRetry={handleRetry} />
        </>
      }
    >
      <Suspense
        fallback={
          <>
            {head}
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
  const Content = source.peek(part) ?? use(source.load(part));
  // oxlint-disable-next-line react/static-components -- loaded once and kept by the source, the same on every render
  return <Content />;
}

type PartBoundaryProps = { fallback: ReactNode; children: ReactNode };

class PartBoundary extends Component<PartBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}
