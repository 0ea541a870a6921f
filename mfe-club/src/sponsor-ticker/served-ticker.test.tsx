import { renderToString } from 'react-dom/server';
import type { Sponsor } from '@portal/api/contract';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { sponsor } from '../../test/factories.ts';
import { SponsorTicker } from './SponsorTicker.tsx';

test.each([
  [13, 39],
  [14, 14],
  [500, 120],
])('of %i sponsors the page brings %i logos: copies of a long row come when it is alive', (count, logos) => {
  const sponsors = Array.from({ length: count }, () => sponsor());

  expect(served(sponsors).match(/<li/g)).toHaveLength(logos);
});

test('until it runs, its row is scrolled by keyboard: without websites nothing in it takes the focus', () => {
  expect(served([sponsor({ websiteUrl: null })])).toMatch(/<div tabindex="0"[^>]*><ul/i);
});

function served(sponsors: readonly Sponsor[]): string {
  return renderToString(
    <ResourceProvider cache={createResourceCache({ '/api/sponsors/active': { data: sponsors } })}>
      <SponsorTicker />
    </ResourceProvider>,
  );
}
