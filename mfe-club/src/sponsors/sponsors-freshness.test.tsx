import { createResourceCache, ResourceProvider, type ResourceCache } from '@portal/shared-ui';
import { act, render, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { startClubServer, type ClubServer } from '../../test/club-server.ts';
import { sponsor } from '../../test/factories.ts';
import { SponsorTicker } from '../sponsor-ticker/SponsorTicker.tsx';
import { SponsorSections } from './SponsorSections.tsx';

const SPONSORS = '/api/sponsors/active';
const MINUTE = 60_000;

let club: ClubServer;
let cache: ResourceCache;
beforeEach(async () => {
  club = await startClubServer();
  club.answers[SPONSORS] = [sponsor()];
  cache = createResourceCache({ [SPONSORS]: { data: [sponsor()] } });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await club.close();
});

/** Moves the clock that freshness is measured with. */
const passTime = (time: number) => jest.spyOn(Date, 'now').mockReturnValue(Date.now() + time);

function open(Part: ComponentType) {
  return render(
    <ResourceProvider cache={cache}>
      <BrowserRouter>
        <Part />
      </BrowserRouter>
    </ResourceProvider>,
  );
}

test.each([
  ['the sponsors page', SponsorSections, 2 * MINUTE],
  ['the ticker', SponsorTicker, 5 * MINUTE],
])('%s asks again when it is opened with a list that is older than its time', async (_place, Part, freshTime) => {
  passTime(freshTime - 1000);
  const { unmount } = open(Part);
  await act(async () => undefined);
  unmount();
  expect(club.requests).toEqual([]);

  passTime(1000);
  open(Part);

  await waitFor(() => expect(club.requests).toEqual([`GET ${SPONSORS}`]));
});
