import { Type } from '@fastify/type-provider-typebox';
import { Id, SectionName } from '../contract/index.ts';

/** Names a section in an address, as a parameter or in the query. */
export const OfSection = Type.Object({ section: SectionName }, { additionalProperties: false });
/** Names a key or a token of a section. */
export const ById = Type.Object({ section: SectionName, id: Id }, { additionalProperties: false });
