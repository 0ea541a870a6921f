import { Type, type Static } from 'typebox';
import { Nullable } from './schema.ts';

/** By the width of the window: below 768 px, below 1200 px, and wider. */
export const Device = Type.Union([Type.Literal('phone'), Type.Literal('tablet'), Type.Literal('desktop')]);
export type Device = Static<typeof Device>;

/**
 * `POST /api/visits`, sent after consent to analysis, answered with 204: the path without query, the host of the page
 * before (null: none, or the portal itself) and the class of device. Counted per day, nothing else is kept
 * (docs/product.md#own-analytics).
 */
export const Visit = Type.Object(
  {
    path: Type.String({ maxLength: 200, pattern: '^/[a-z0-9/_-]*$' }),
    referrerHost: Nullable(Type.String({ maxLength: 100, pattern: '^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$' })),
    device: Device,
  },
  { additionalProperties: false },
);
export type Visit = Static<typeof Visit>;

/** `GET /api/admin/visits`: Berlin days `YYYY-MM-DD`, both included, at most 400; default the last 30. */
export const VisitQuery = Type.Object(
  { from: Type.Optional(Type.String({ format: 'date' })), to: Type.Optional(Type.String({ format: 'date' })) },
  { additionalProperties: false },
);
export type VisitQuery = Static<typeof VisitQuery>;

const count = Type.Integer();

/** `days` has every day, also without a visit; `paths` and `referrers` the 50 most frequent. */
export const VisitReport = Type.Object({
  from: Type.String(),
  to: Type.String(),
  total: Type.Integer(),
  days: Type.Array(Type.Object({ day: Type.String(), count })),
  paths: Type.Array(Type.Object({ path: Type.String(), count })),
  referrers: Type.Array(Type.Object({ host: Type.String(), count })),
  devices: Type.Array(Type.Object({ device: Device, count })),
});
export type VisitReport = Static<typeof VisitReport>;
