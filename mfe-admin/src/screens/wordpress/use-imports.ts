import { useEffect } from 'react';
import type { WordPressImport } from '@portal/api/contract';
import { useResource, type Resource } from '@portal/shared-ui';
import { useIsAllowed } from '../../kit/frame/navigation.ts';

/** The address of imports. */
export const IMPORTS = '/api/admin/wordpress-imports';

/** Polling interval for a running import, ms. */
const LOOK_AGAIN = 2_000;

/** The imports, newest first, up to date while one of them is under way. */
export function useImports(): Resource<WordPressImport[]> {
  const imports = useResource<WordPressImport[]>(useIsAllowed('admin') ? IMPORTS : null, { freshTime: 0 });
  const { data, reload } = imports;
  const isWorking = data?.some(({ state }) => state === 'running' || state === 'undoing') ?? false;
  useEffect(() => {
    if (!isWorking) return undefined;
    const timer = setInterval(reload, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isWorking, reload]);
  return imports;
}
