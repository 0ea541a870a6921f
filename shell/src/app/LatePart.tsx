import { Component, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type LatePartProps = { load: () => Promise<ComponentType> };

/**
 * A part of the frame that only the browser shows, loaded after the page. The page is complete without it, so a failure
 * is only reported.
 */
export function LatePart({ load }: LatePartProps) {
  const [loaded, setLoaded] = useState<{ Content: ComponentType }>();
  useEffect(() => {
    let isWanted = true;
    load().then((Content) => isWanted && startTransition(() => setLoaded({ Content })), report);
    return () => {
      isWanted = false;
    };
  }, [load]);
  return <QuietBoundary>{loaded && <loaded.Content />}</QuietBoundary>;
}

function report(error: unknown): void {
  console.warn(error);
  import(/* webpackChunkName: "failure" */ '../routing/report-shell-failure.ts')
    .then(({ reportShellFailure }) => reportShellFailure('late-part', error))
    .catch(console.warn);
}

class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    report(error);
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
