import { useMemo, useState } from 'react';
import { Type, type TSchema } from 'typebox';
import {
  PLAIN_TEXT,
  type EditableSectionSettings,
  type SectionSetting,
  type SectionSettingValues,
} from '@portal/api/contract';
import { ErrorArea, Skeleton } from '@portal/shared-ui';
import { KeptNotice } from '../../kit/edit/KeptNotice.tsx';
import { useEditedItem } from '../../kit/edit/use-edited-item.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { LateDetails } from '../../kit/Panel.tsx';
import { saveSectionSettings, settingsPath } from './modules-api.ts';

/** A text field of this many letters or more gets several lines. */
const LONG_TEXT = 120;

/** The settings that a section offers administrators. */
export function SectionSettings({ section }: { section: string }) {
  return (
    <LateDetails summary="Einstellungen" isKept>
      <LoadedSettings section={section} />
    </LateDetails>
  );
}

function LoadedSettings({ section }: { section: string }) {
  const { data, error, reload } = useEditedItem<EditableSectionSettings>(settingsPath(section));
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  return (
    <>
      {error && <KeptNotice error={error} onRetry={reload} />}
      <SettingsForm section={section} known={data} onSaved={reload} />
    </>
  );
}

type SettingsFormProps = { section: string; known: EditableSectionSettings; onSaved: () => void };

/**
 * The form, generated from the settings in the section's release; in a fold of its own, without the screen and kind
 * that an edited item has.
 */
function SettingsForm({ section, known, onSaved }: SettingsFormProps) {
  // The settings of a release that goes live meanwhile have to wait: nobody has seen their fields.
  const [settings] = useState(known.settings);
  const schema = useMemo(() => Type.Object(bySetting(settings, ruleOf)), [settings]);
  const toValues = useMemo(
    () => (item: EditableSectionSettings | null) =>
      bySetting(settings, ({ name, default: preset }) => item?.values[name] ?? preset),
    [settings],
  );
  return (
    <ContractForm<SectionSettingValues, EditableSectionSettings>
      schema={schema}
      item={known}
      toValues={toValues}
      save={(values, base) => saveSectionSettings(section, { values, version: (base ?? known).version })}
      onSaved={onSaved}
      submitLabel="Einstellungen speichern"
      savedText="Einstellungen gespeichert."
    >
      {settings.map((setting) => (
        <SettingField key={setting.name} setting={setting} />
      ))}
    </ContractForm>
  );
}

function bySetting<T>(settings: readonly SectionSetting[], valueOf: (setting: SectionSetting) => T): Record<string, T> {
  return Object.fromEntries(settings.map((setting) => [setting.name, valueOf(setting)]));
}

/** The server's rule for a value. */
function ruleOf(setting: SectionSetting): TSchema {
  switch (setting.type) {
    case 'string':
      return Type.String({ maxLength: setting.maxLength, [PLAIN_TEXT]: true });
    case 'number': {
      const { minimum, maximum } = setting;
      return Type.Number({ ...(minimum !== undefined && { minimum }), ...(maximum !== undefined && { maximum }) });
    }
    case 'boolean':
      return Type.Boolean();
    case 'enum':
      return Type.Enum(setting.options.map(({ value }) => value));
  }
}

function SettingField({ setting }: { setting: SectionSetting }) {
  const { name, label, hint } = setting;
  const field = { name, label, ...(hint !== undefined && { hint }) };
  switch (setting.type) {
    case 'string':
      return setting.maxLength > LONG_TEXT ? (
        <TextAreaField {...field} />
      ) : (
        <TextField {...field} maxLength={setting.maxLength} />
      );
    case 'number':
      return <TextField {...field} type="number" />;
    case 'boolean':
      return <SwitchField {...field} />;
    case 'enum':
      return (
        <SelectField {...field} choices={setting.options.map(({ value, label: text }) => [value, text] as const)} />
      );
  }
}
