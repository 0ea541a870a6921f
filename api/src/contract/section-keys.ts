import { Type, type Static } from 'typebox';
import { Closed, Id, Nullable, Timestamp } from './schema.ts';
import { Line } from './text.ts';

/** A public key (Ed25519) as SPKI in base64; all of this kind begin alike. */
const PublicKey = Type.String({ pattern: '^MCowBQYDK2VwAyEA[A-Za-z0-9+/]{43}=$' });

/** A signature (Ed25519) in base64; `api/src/releases/release-signature.ts` defines what is signed. */
export const Signature = Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$' });

/** `POST /api/admin/modules/:section/keys`: from the first key on, releases of the section have to be signed. */
export const NewSectionKey = Closed({ name: Line(60), publicKey: PublicKey });
export type NewSectionKey = Static<typeof NewSectionKey>;

/** A key that releases of a section are signed for; `endedAt` when somebody ended it. */
export const SectionKey = Type.Object({
  id: Id,
  name: Type.String(),
  publicKey: PublicKey,
  createdAt: Timestamp,
  createdBy: Type.String(),
  endedAt: Nullable(Timestamp),
});
export type SectionKey = Static<typeof SectionKey>;
