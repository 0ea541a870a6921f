import { showToast, useRefreshResources } from '@portal/shared-ui';
import { useWork } from '../../kit/use-work.ts';
import { MODULES } from './modules-api.ts';

/**
 * Changes what is live, one thing at a time. The modules are read again whatever comes of it; `work` answers what to
 * say then. Resolves with whether it was done: what somebody has typed stays where it was not.
 */
export function useModuleWork() {
  const { isBusy, run } = useWork();
  const refresh = useRefreshResources();
  const change = async (work: () => Promise<string | undefined>): Promise<boolean> => {
    let isDone = false;
    await run(async () => {
      let title: string | undefined;
      try {
        title = await work();
        isDone = true;
      } finally {
        await refresh(MODULES);
      }
      if (title !== undefined) showToast({ title });
    });
    return isDone;
  };
  return { isBusy, change };
}
