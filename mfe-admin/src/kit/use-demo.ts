import type { DemoContent } from '@portal/api/contract';
import { useResource, type Resource } from '@portal/shared-ui';
import { useIsAllowed } from './frame/navigation.ts';

export const DEMO = '/api/admin/demo';

/** The rest of the demo content, for administrators; without data if there is none, and for all others. */
export function useDemo(): Resource<DemoContent> {
  const demo = useResource<DemoContent>(useIsAllowed('admin') ? DEMO : null, { freshTime: 0 });
  const { kinds = [], facts = 0, pages = 0 } = demo.data ?? {};
  return kinds.length > 0 || facts > 0 || pages > 0 ? demo : { ...demo, data: undefined };
}
