import { Type, type Static } from 'typebox';
import { Nullable } from './schema.ts';

/**
 * The club's facts, answer of `GET /api/settings` (product, decision 1; specification, section 9 "Club facts").
 * Coordinates in degrees (WGS 84); colours as `#rrggbb`.
 */
export const ClubFacts = Type.Object({
  name: Type.String(),
  shortName: Type.String(),
  founded: Type.Integer(),
  stadium: Type.String(),
  street: Type.String(),
  postcode: Type.String(),
  town: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  league: Type.String(),
  season: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  color: Type.String(),
  colorDark: Type.String(),
  fanShopUrl: Nullable(Type.String()),
});
export type ClubFacts = Static<typeof ClubFacts>;
