import { useId, useState, type FormEvent } from 'react';
import type { EditableSectionSettings, SectionSetting, SectionSettingValues } from '@portal/api/contract';
import { Button, ErrorArea, Select, showToast, Skeleton, TextArea, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Note, Stack } from '../../kit/layout.ts';
import { LateDetails } from '../../kit/panel/Panel.tsx';
import { useWork } from '../../kit/use-work.ts';
import { saveSectionSettings, useSectionSettings } from './modules-api.ts';

type Value = SectionSettingValues[string];

/** Letters from which on a text gets more than one line. */
const LONG_TEXT = 120;

/** What a section lets administrators set. */
export function SectionSettings({ section }: { section: string }) {
  return (
    <LateDetails summary="Einstellungen">
      <LoadedSettings section={section} />
    </LateDetails>
  );
}

function LoadedSettings({ section }: { section: string }) {
  const { data, error, reload } = useSectionSettings(section);
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="form" />;
  return <SettingsForm key={data.version} section={section} known={data} onSaved={reload} />;
}

type SettingsFormProps = { section: string; known: EditableSectionSettings; onSaved: () => void };

/** The form, drawn from what the section's release says of its settings. */
function SettingsForm({ section, known, onSaved }: SettingsFormProps) {
  const [values, setValues] = useState(known.values);
  const { isBusy, run } = useWork('Nicht gespeichert');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(async () => {
      await saveSectionSettings(section, { values, version: known.version });
      showToast({ title: 'Einstellungen gespeichert.' });
      onSaved();
    });
  };
  return (
    <form onSubmit={handleSubmit}>
      <Stack $gap={4}>
        {known.settings.map((setting) => (
          <SettingField
            key={setting.name}
            setting={setting}
            value={values[setting.name] ?? setting.default}
            onChange={(value) => setValues((before) => ({ ...before, [setting.name]: value }))}
          />
        ))}
        <div>
          <Button type="submit" aria-disabled={isBusy}>
            Einstellungen speichern
          </Button>
        </div>
      </Stack>
    </form>
  );
}

type SettingFieldProps = { setting: SectionSetting; value: Value; onChange: (value: Value) => void };

function SettingField({ setting, value, onChange }: SettingFieldProps) {
  const id = useId();
  const hint = setting.hint === undefined ? {} : { 'aria-describedby': `${id}-hint` };
  return (
    <Box>
      <label htmlFor={id}>{setting.label}</label>
      {setting.hint !== undefined && <Note id={`${id}-hint`}>{setting.hint}</Note>}
      <SettingInput setting={setting} value={value} onChange={onChange} connection={{ id, ...hint }} />
    </Box>
  );
}

type SettingInputProps = SettingFieldProps & { connection: { id: string; 'aria-describedby'?: string } };

function SettingInput({ setting, value, onChange, connection }: SettingInputProps) {
  switch (setting.type) {
    case 'string': {
      const text = { ...connection, maxLength: setting.maxLength, value: String(value) };
      return setting.maxLength > LONG_TEXT ? (
        <TextArea {...text} rows={4} onChange={(event) => onChange(event.target.value)} />
      ) : (
        <TextInput {...text} onChange={(event) => onChange(event.target.value)} />
      );
    }
    case 'number':
      return (
        <TextInput
          {...connection}
          type="number"
          step="any"
          required
          min={setting.minimum}
          max={setting.maximum}
          value={Number.isNaN(value) ? '' : Number(value)}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
      );
    case 'boolean':
      return (
        <input
          {...connection}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
      );
    case 'enum':
      return (
        <Select {...connection} value={String(value)} onChange={(event) => onChange(event.target.value)}>
          {setting.options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      );
  }
}

const Box = styled.div`
  display: grid;
  gap: var(--space-1);
  justify-items: start;
  > label {
    font-weight: 650;
  }
  input[type='checkbox'] {
    width: 1.5rem;
    height: 1.5rem;
  }
`;
