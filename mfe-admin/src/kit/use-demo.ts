import type { DemoContent } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { useIsAllowed } from './frame/navigation.ts';

export const DEMO = '/api/admin/demo';

/** What of the demo content is still there, for administrators; undefined where there is none, and for all others. */
export function useDemo(): DemoContent | undefined {
  const { data } = useResource<DemoContent>(useIsAllowed('admin') ? DEMO : null, { freshTime: 0 });
  return data && (data.kinds.length > 0 || data.facts > 0 || data.pages > 0) ? data : undefined;
}
