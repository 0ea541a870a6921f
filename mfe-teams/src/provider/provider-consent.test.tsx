import type { ReactNode } from 'react';
import { CLUB_RESOURCE, createResourceCache, ResourceProvider, useRefreshResources } from '@portal/shared-ui';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { blockStorage } from '@portal/shared-ui/test/blocked-storage';
import { clubFacts } from '@portal/shared-ui/test/club';
import { act, renderHook, waitFor } from '@testing-library/react';
import { footballData } from '../../test/factories.ts';
import { useProviderConsent } from './provider-consent.ts';

const consent = (load: () => void) => renderHook(() => useProviderConsent(true, load));

beforeEach(() => window.history.replaceState({ idx: 3, key: 'router' }, '', '/mannschaft'));

describe('where the browser refuses storage', () => {
  blockStorage();

  test('a document whose policy lacks the provider is loaded anew once, and will know why', () => {
    const loads: string[] = [];
    const load = () => loads.push(window.location.pathname);
    const { result, rerender } = consent(load);
    expect(result.current).toMatchObject({ isAllowed: false, canLoad: false });

    act(() => result.current.allowOnce());
    rerender();
    expect(loads).toEqual(['/mannschaft']);
    expect(window.history.state).toEqual({ idx: 3, key: 'router', footballDataLoadedAnew: 'once /mannschaft ' });
  });
});

describe('when the club takes another provider while a page is open', () => {
  const former = footballData({ kind: 'fussball.de', name: 'fussball.de', scriptUrl: null, teams: [] });
  const next = footballData({ kind: 'fupa', name: 'FuPa', scriptUrl: null, teams: [] });
  let api: ApiServer;
  beforeEach(async () => {
    api = await startApiServer();
    api.answer(`GET ${CLUB_RESOURCE}`, { body: clubFacts({ footballData: next }) });
    // The server writes it like this for a page of the former provider.
    document.documentElement.dataset['footballData'] = 'https://next.fussball.de';
  });
  afterEach(async () => {
    delete document.documentElement.dataset['footballData'];
    await api.stop();
  });

  test('who has allowed the former one once is asked again, and the page is loaded anew with the policy of the other', async () => {
    const cache = createResourceCache({ [CLUB_RESOURCE]: { data: clubFacts({ footballData: former }) } });
    const wrapper = ({ children }: { children: ReactNode }) => (
      <ResourceProvider cache={cache}>{children}</ResourceProvider>
    );
    const loads: string[] = [];
    const load = () => loads.push(window.location.pathname);
    const { result } = renderHook(() => ({ consent: useProviderConsent(true, load), refresh: useRefreshResources() }), {
      wrapper,
    });
    act(() => result.current.consent.allowOnce());
    expect([result.current.consent, loads]).toMatchObject([{ isAllowed: true, canLoad: true }, []]);

    await act(() => result.current.refresh(CLUB_RESOURCE));
    await waitFor(() => expect(result.current.consent).toMatchObject({ isAllowed: false, canLoad: false }));
    expect(loads).toEqual([]);

    act(() => result.current.consent.allowOnce());
    expect([loads, window.history.state]).toEqual([
      ['/mannschaft'],
      expect.objectContaining({ footballDataLoadedAnew: expect.stringMatching(/^once \/mannschaft FuPa https:/) }),
    ]);
  });
});
