import { showToast, useRefreshResources } from '@portal/shared-ui';
import { useWork } from '../../kit/use-work.ts';
import { MODULES } from './modules-api.ts';

/**
 * Changes the live versions, one at a time. The modules are refetched in any case; `work` returns the message. Resolves
 * with whether it succeeded: if not, the typed text stays.
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
