import type { SectionDescriptor } from '../contract/index.ts';

/** Why the candidate's widgets conflict with the other live sections: a slot has one. German sentences, none when they may. */
export function slotRefusals(candidate: SectionDescriptor, live: readonly SectionDescriptor[]): string[] {
  const others = live.filter((section) => section.name !== candidate.name);
  return candidate.widgets.flatMap(({ name }, index) => [
    ...candidate.widgets
      .slice(0, index)
      .filter((earlier) => earlier.name === name)
      .map(() => `Das Widget „${name}“ steht zweimal da.`),
    ...others
      .filter(({ widgets }) => widgets.some((widget) => widget.name === name))
      .map((other) => `Der Platz „${name}“ ist vergeben: ihn füllt ${other.name} ${other.version}.`),
  ]);
}
