import { SectionHeading } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { LivePanel } from './LivePanel.tsx';

/** The home page's live widget: a panel for each team, both closed at first (docs/specification.md#live-widget). */
export function LiveMatches() {
  return (
    <section aria-labelledby="live-matches">
      <SectionHeading id="live-matches">Live</SectionHeading>
      <Panels>
        <LivePanel team="1-mannschaft" name="1. Mannschaft" />
        <LivePanel team="2-mannschaft" name="2. Mannschaft" />
      </Panels>
    </section>
  );
}

const Panels = styled.div`
  display: grid;
  gap: var(--space-3);
`;
