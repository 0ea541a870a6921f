import { useResource } from '@portal/shared-ui';
import { RichTextField } from '../../kit/rich-text/RichTextField.tsx';

/** The text of a page, with the values that the website fills in. */
export function OwnPageText() {
  const { data: placeholders } = useResource<string[]>('/api/admin/own-pages/placeholders');
  return <RichTextField name="content" label="Text" {...(placeholders && { placeholders })} />;
}
