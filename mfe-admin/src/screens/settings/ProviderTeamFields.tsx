import { FieldGroup, FieldRow } from '../../kit/form/Field.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { tabLabels, tabNames, teamChoices } from './provider.ts';

type ProviderTeamFieldsProps = { index: number; team: string; onRemove: () => void };

/** A team at the provider: its page, its match frame, and a widget and a page for each tab. */
export function ProviderTeamFields({ index, team, onRemove }: ProviderTeamFieldsProps) {
  const name = `footballData.teams.${index}`;
  const label = teamChoices.find(([slug]) => slug === team)?.[1] ?? team;
  return (
    <FieldGroup title={label} onRemove={onRemove}>
      <FieldRow>
        <TextField name={`${name}.url`} label="Seite der Mannschaft" type="url" hint="Beim Anbieter." />
        <TextField name={`${name}.frameUrl`} label="Rahmen mit Spielen" type="url" hint="Beginnt mit https://." />
      </FieldRow>
      {tabNames.map((tab) => (
        <FieldRow key={tab}>
          <TextField name={`${name}.tabs.${tab}.widgetId`} label={`${tabLabels[tab]}: Widget-Kennung`} />
          <TextField name={`${name}.tabs.${tab}.url`} label={`${tabLabels[tab]}: Seite`} type="url" />
        </FieldRow>
      ))}
    </FieldGroup>
  );
}
