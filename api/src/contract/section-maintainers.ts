import { Type, type Static } from 'typebox';
import { EmailAddress } from './editing.ts';
import { Closed, Id, Timestamp } from './schema.ts';

/** `POST /api/admin/modules/:section/maintainers`. */
export const NewSectionMaintainer = Closed({ email: EmailAddress });
export type NewSectionMaintainer = Static<typeof NewSectionMaintainer>;

/** Is told of a section's automatic rollbacks, in place of the administrators. */
export const SectionMaintainer = Type.Object({
  id: Id,
  email: Type.String(),
  createdAt: Timestamp,
  createdBy: Type.String(),
});
export type SectionMaintainer = Static<typeof SectionMaintainer>;
