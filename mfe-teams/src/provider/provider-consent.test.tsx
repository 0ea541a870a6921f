import { act, renderHook } from '@testing-library/react';
import { blockStorage } from '@portal/shared-ui/test/blocked-storage';
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
    expect(window.history.state).toEqual({ idx: 3, key: 'router', footballDataLoadedAnew: 'once /mannschaft' });
  });
});
