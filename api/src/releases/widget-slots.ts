import type { SectionDescriptor } from '../contract/index.ts';

/**
 * Why the candidate's widgets conflict with the other live sections: a slot has one. German sentences, none when they
 * may.
 */
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

/**
 * What else disappears without a section: its widgets elsewhere, and those of others in its slots. German sentences.
 */
export function missedWithout(name: string, live: readonly SectionDescriptor[]): string[] {
  const gone = live.find((section) => section.name === name);
  if (!gone) return [];
  const others = live.filter((section) => section !== gone);
  const own = slotsOf(gone);
  const offered = others.flatMap(slotsOf);
  const left = gone.widgets
    .filter((widget) => !widget.name.includes('/') || offered.includes(widget.name))
    .map((widget) => `Der Platz „${widget.name}“ ${placeOf(widget.name)} bleibt leer.`);
  const hidden = others.flatMap((other) =>
    other.widgets
      .filter((widget) => own.includes(widget.name))
      .map((widget) => `Das Widget von ${other.name} ${other.version} im Platz „${widget.name}“ ist nicht zu sehen.`),
  );
  return [...left, ...hidden];
}

/** The slots of its pages, as widgets name them. */
function slotsOf({ name, pages }: SectionDescriptor): string[] {
  return pages.flatMap(({ slots = [] }) => slots.map((slot) => `${name}/${slot}`));
}

/** Where a slot is; the home page's have no section before their name. */
function placeOf(slot: string): string {
  const [section, name] = slot.split('/');
  return name ? `von ${section}` : 'der Startseite';
}
