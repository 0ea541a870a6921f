import { Type, type Static } from 'typebox';
import { Closed, OneOf } from './schema.ts';

/** The steps from an empty portal to a published site, in order. */
export const SETUP_STEPS = [
  'name',
  'aussehen',
  'anschrift',
  'impressum',
  'mannschaften',
  'artikel',
  'veroeffentlichen',
] as const;

export const SetupStep = OneOf(...SETUP_STEPS);
export type SetupStep = Static<typeof SetupStep>;

/** What somebody has said about a step: looked at and finished with, or left for later. */
export const SetupMark = OneOf('done', 'skipped');
export type SetupMark = Static<typeof SetupMark>;

/** How far a step is; `missing` is what the law wants said in it, as the subject of „… fehlt noch.“. */
export const SetupStepState = Type.Object({
  step: SetupStep,
  state: OneOf('open', 'done', 'skipped'),
  missing: Type.Array(Type.String()),
});
export type SetupStepState = Static<typeof SetupStepState>;

/** `GET /api/admin/settings/setup`: the guided set-up, the same on every device. `isOpen`: visitors see the site. */
export const Setup = Type.Object({ isOpen: Type.Boolean(), steps: Type.Array(SetupStepState) });
export type Setup = Static<typeof Setup>;

/** `PUT /api/settings/setup/{step}`, answered with {@link Setup}. The facts of a step override its mark. */
export const NewSetupMark = Closed({ mark: SetupMark });
export type NewSetupMark = Static<typeof NewSetupMark>;
