import type { Setup, SetupMark, SetupStep } from '@portal/api/contract';
import { request, useRefreshResources, useResource, type Resource } from '@portal/shared-ui';
import { useCallback } from 'react';
import { useIsAllowed } from '../frame/navigation.ts';
import { SETUP, SETUP_SCREEN } from './first-screen.ts';

/** The screen of one step. */
export const stepScreen = (step: SetupStep) => `${SETUP_SCREEN}?schritt=${step}`;

/** How far the set-up is; nothing is requested for people without access to it. */
export function useSetup(): Resource<Setup> {
  return useResource<Setup>(useIsAllowed('admin') ? SETUP : null, { freshTime: 0 });
}

/** Stores an answer about a step; throws HttpError. */
export function useMarkStep() {
  const refresh = useRefreshResources();
  return useCallback(
    async (step: SetupStep, mark: SetupMark): Promise<void> => {
      await request<Setup>('PUT', `/api/settings/setup/${step}`, { mark });
      await refresh(SETUP);
    },
    [refresh],
  );
}
