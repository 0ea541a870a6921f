import type { EditablePage } from '@portal/api/contract';
import { CLUB_RESOURCE } from '@portal/shared-ui';
import { editedKind } from '../../kit/edit/edited-kind.ts';
import { formValues } from '../../kit/form/form-values.ts';

/** How the content pages are listed and edited. */
export const pageKind = editedKind<EditablePage>({
  list: '/api/admin/pages',
  writes: '/api/pages',
  // Names in the navigation, and all links to a page, depend on whether it is hidden.
  shownBy: [CLUB_RESOURCE],
  keyOf: ({ slug }) => slug,
  gone: { title: 'Diese Seite gibt es nicht', text: 'Vielleicht führt der Link auf eine andere Website.' },
});

/** The edited part: the draft if there is one, else the public text. */
export const editedPart = (page: EditablePage) => page.draft ?? page;

const partValues = formValues({
  title: '',
  lead: '',
  imageUrl: '',
  content: '',
  description: '',
  timeline: [],
  groups: [],
});
export type PageValues = ReturnType<typeof partValues>;

/** The form's values of a page. */
export const pageValues = (page: EditablePage | null): PageValues => partValues(page && editedPart(page));
