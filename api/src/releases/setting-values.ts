import { toPlainText, type SectionSetting } from '../contract/index.ts';

type Values = Record<string, string | number | boolean>;

/** The values of a section: stored ones that still fit, else the defaults. */
export function readValues(settings: readonly SectionSetting[], stored: Readonly<Record<string, unknown>>): Values {
  return Object.fromEntries(
    settings.map((setting) => {
      // A text may have been stored before the rule for texts.
      const value = plain(stored[setting.name]);
      return [setting.name, fits(setting, value) ? value : setting.default];
    }),
  );
}

/** The fault of values that somebody wants to store, as a German sentence; undefined when there is none. */
export function refuseValues(
  settings: readonly SectionSetting[],
  values: Readonly<Record<string, unknown>>,
): { field: string; message: string } | undefined {
  for (const [name, value] of Object.entries(values)) {
    const setting = settings.find((known) => known.name === name);
    if (!setting) return { field: name, message: `Eine Einstellung „${name}“ hat dieses Modul nicht.` };
    if (!fits(setting, value)) return { field: name, message: `${setting.label}: ${ruleOf(setting)}` };
  }
  return undefined;
}

/**
 * Settings of a release that contradict themselves, as German sentences: a default that does not fit, a name that is
 * there twice.
 */
export function settingRefusals(settings: readonly SectionSetting[] = []): string[] {
  return settings.flatMap((setting, index) => {
    const { name, default: preset } = setting;
    const isTwice = settings.slice(0, index).some((earlier) => earlier.name === name);
    const isPlain = preset === plain(preset);
    return [
      ...(isPlain ? [] : [`Die Vorgabe der Einstellung „${name}“ enthält Steuerzeichen.`]),
      ...(!isPlain || fits(setting, preset)
        ? []
        : [`Die Vorgabe der Einstellung „${name}“ passt nicht: ${ruleOf(setting)}`]),
      ...(isTwice ? [`Die Einstellung „${name}“ steht zweimal da.`] : []),
    ];
  });
}

function plain(value: unknown): unknown {
  return typeof value === 'string' ? toPlainText(value) : value;
}

function fits(setting: SectionSetting, value: unknown): value is string | number | boolean {
  switch (setting.type) {
    case 'string':
      return typeof value === 'string' && value.length <= setting.maxLength && value === toPlainText(value);
    case 'number': {
      const { minimum = -Infinity, maximum = Infinity } = setting;
      return typeof value === 'number' && value >= minimum && value <= maximum;
    }
    case 'boolean':
      return typeof value === 'boolean';
    case 'enum':
      return setting.options.some((option) => option.value === value);
  }
}

function ruleOf(setting: SectionSetting): string {
  switch (setting.type) {
    case 'string':
      return `bitte höchstens ${setting.maxLength} Zeichen.`;
    case 'number':
      return `bitte eine Zahl${range(setting)}.`;
    case 'boolean':
      return 'bitte ja oder nein.';
    case 'enum':
      return `bitte eines von ${setting.options.map(({ label }) => `„${label}“`).join(', ')}.`;
  }
}

function range({ minimum, maximum }: { minimum?: number; maximum?: number }): string {
  if (minimum !== undefined && maximum !== undefined) return ` von ${minimum} bis ${maximum}`;
  if (minimum !== undefined) return ` ab ${minimum}`;
  return maximum === undefined ? '' : ` bis ${maximum}`;
}
