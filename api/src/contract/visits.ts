import { Type, type Static } from 'typebox';
import { Closed, Day, Nullable, OneOf } from './schema.ts';

/** Devices are told apart by the width of the window: below 768 px, below 1200 px, and wider. */
export const Device = OneOf('phone', 'tablet', 'desktop');
export type Device = Static<typeof Device>;

/**
 * `POST /api/visits`, sent after consent to analysis, answered with 204: the path without query, the host of the page
 * before (null: none, or the portal itself) and the class of device. Counted per day, nothing else is kept
 * (docs/product.md#own-analytics).
 */
export const Visit = Closed({
  path: Type.String({ maxLength: 200, pattern: '^/[a-z0-9/_-]*$' }),
  referrerHost: Nullable(Type.String({ maxLength: 100, pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' })),
  device: Device,
});
export type Visit = Static<typeof Visit>;

/** `GET /api/admin/visits`: Berlin days `YYYY-MM-DD`, both included, at most 400; default the last 30. */
export const VisitQuery = Closed({
  from: Type.Optional(Day),
  to: Type.Optional(Day),
});
export type VisitQuery = Static<typeof VisitQuery>;

const count = Type.Integer();

/**
 * `days` has every day, also without a visit; `paths` and `referrers` the 50 most frequent. `title` is that of the
 * article or team whose page it is.
 */
export const VisitReport = Type.Object({
  from: Type.String(),
  to: Type.String(),
  total: Type.Integer(),
  days: Type.Array(Type.Object({ day: Type.String(), count })),
  paths: Type.Array(Type.Object({ path: Type.String(), title: Type.Optional(Type.String()), count })),
  referrers: Type.Array(Type.Object({ host: Type.String(), count })),
  devices: Type.Array(Type.Object({ device: Device, count })),
});
export type VisitReport = Static<typeof VisitReport>;
