import { renderToString } from 'react-dom/server';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { sponsor } from '../../test/factories.ts';
import { SponsorTicker } from './SponsorTicker.tsx';

test.each([
  [13, 39],
  [14, 14],
  [500, 120],
])('of %i sponsors the page brings %i logos: copies of a long row come when it is alive', (count, logos) => {
  const sponsors = Array.from({ length: count }, () => sponsor());

  const html = renderToString(
    <ResourceProvider cache={createResourceCache({ '/api/sponsors/active': { data: sponsors } })}>
      <SponsorTicker />
    </ResourceProvider>,
  );

  expect(html.match(/<li/g)).toHaveLength(logos);
});
