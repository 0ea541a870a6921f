import type { ClubFacts } from '@portal/api/contract';
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { frameResources } from '../src/routing/frame-resources.ts';
import { RegistryContext } from '../src/routing/part-source.ts';
import { clubFacts } from '@portal/shared-ui/test/club';
import { fullNavigation, registryOf } from './navigation.ts';

/** The data a page starts with; the weather is unknown. */
const resources = (facts?: Partial<ClubFacts>) => ({
  '/api/club': { data: clubFacts(facts) },
  '/api/weather': { data: undefined },
  ...Object.fromEntries(frameResources.map((key) => [key, { data: [] }])),
});

/** A part of the frame with its surroundings: router, the club's facts, the live sections. */
export function framed(part: ReactNode, sections = fullNavigation, facts?: Partial<ClubFacts>) {
  return (
    <BrowserRouter>
      <ResourceProvider cache={createResourceCache(resources(facts))}>
        <RegistryContext value={registryOf(sections)}>{part}</RegistryContext>
      </ResourceProvider>
    </BrowserRouter>
  );
}

/** Renders a part of the frame at an address. */
export function show(part: ReactNode, address = '/', facts?: Partial<ClubFacts>) {
  window.history.replaceState(null, '', address);
  render(framed(part, fullNavigation, facts));
  return userEvent.setup();
}
