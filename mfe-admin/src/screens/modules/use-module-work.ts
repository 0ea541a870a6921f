import { showToast, useRefreshResources } from '@portal/shared-ui';
import { useWork } from '../../kit/use-work.ts';
import { MODULES } from './modules-api.ts';

/**
 * Changes what is live, one thing at a time. The modules are read again whatever comes of it; `work` answers what to
 * say then.
 */
export function useModuleWork() {
  const { isBusy, run } = useWork();
  const refresh = useRefreshResources();
  const change = (work: () => Promise<string | undefined>) =>
    run(async () => {
      let title: string | undefined;
      try {
        title = await work();
      } finally {
        await refresh(MODULES);
      }
      if (title !== undefined) showToast({ title });
    });
  return { isBusy, change };
}
