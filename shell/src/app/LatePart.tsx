import { Component, startTransition, useEffect, useState, type ComponentType, type ReactNode } from 'react';

type LatePartProps = { load: () => Promise<ComponentType> };

/** A part of the frame that only the browser shows, loaded after the page. Without it the page is complete, so a failure is only logged. */
export function LatePart({ load }: LatePartProps) {
  const [loaded, setLoaded] = useState<{ Content: ComponentType }>();
  useEffect(() => {
    let isWanted = true;
    load().then(
      (Content) => isWanted && startTransition(() => setLoaded({ Content })),
      (error: unknown) => console.warn('A part of the frame could not be loaded', error),
    );
    return () => {
      isWanted = false;
    };
  }, [load]);
  return <QuietBoundary>{loaded && <loaded.Content />}</QuietBoundary>;
}

class QuietBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
