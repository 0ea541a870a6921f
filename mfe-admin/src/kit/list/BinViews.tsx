import type { PageOf } from '@portal/api/contract';
import { useResource, type ResourceKey } from '@portal/shared-ui';
import { ListViews } from './ListViews.tsx';

type BinViewsProps = {
  /** The API's list for editors, and the screen that shows it. */
  list: ResourceKey;
  to: string;
  /** The entries that are not deleted: „Artikel“. */
  label: string;
  isBin: boolean;
};

/** The tabs of a list that has a bin: the present entries, and the deleted ones that can be restored. */
export function BinViews({ list, to, label, isBin }: BinViewsProps) {
  const { data: bin } = useResource<PageOf<unknown>>(`${list}?deleted=true&limit=1`, { freshTime: 0 });
  return (
    <ListViews
      label="Ansicht"
      views={[
        { to, label, isShown: !isBin },
        { to: `${to}?deleted=true`, label: bin?.total ? `Papierkorb (${bin.total})` : 'Papierkorb', isShown: isBin },
      ]}
    />
  );
}
