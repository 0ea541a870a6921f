import { useParams } from 'react-router-dom';
import type { EditableOwnPage } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { RichTextField } from '../../kit/rich-text/RichTextField.tsx';

/** The text of a page; once it is stored, with what the website fills in. */
export function OwnPageText() {
  const { id } = useParams();
  const { data } = useResource<EditableOwnPage>(id && id !== 'neu' ? `/api/admin/own-pages/${id}` : null);
  const { placeholders } = data ?? {};
  return <RichTextField name="content" label="Text" {...(placeholders && { placeholders })} />;
}
