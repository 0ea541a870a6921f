import type { EditableArticleCategory, PageOf } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';

/** The club's categories of news in its order; undefined as long as they are not known. */
export function useCategories(): readonly EditableArticleCategory[] | undefined {
  return useResource<PageOf<EditableArticleCategory>>('/api/admin/news-categories?limit=200').data?.items;
}
