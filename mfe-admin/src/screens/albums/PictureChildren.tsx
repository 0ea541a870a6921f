import type { MediaItem, PageOf } from '@portal/api/contract';
import { ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ChildrenQuestion } from '../../kit/children/ChildrenQuestion.tsx';
import { Note } from '../../kit/layout.ts';

/** What was said about children on the picture at this address; it belongs to the picture and is saved at once. */
export function PictureChildren({ url }: { url: string }) {
  const { data, error, reload } = useResource<PageOf<MediaItem>>(`/api/admin/media?${new URLSearchParams({ url })}`, {
    freshTime: 0,
  });
  const item = data?.items[0];
  return (
    <Place>
      {!data && (error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="text" count={3} />)}
      {data && !item && <Note>Dieses Bild gibt es nicht (mehr). Bitte aus dem Album entfernen.</Note>}
      {item && <ChildrenQuestion key={item.id} ids={[item.id]} before={item} />}
    </Place>
  );
}

/* As high as the question with its three answers, so that the buttons below do not move when it arrives. */
const Place = styled.div`
  min-height: 208px;
`;
