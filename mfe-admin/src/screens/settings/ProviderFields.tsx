import { useEffect, useRef } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { FootballData } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { blankProvider, blankTeam, teamChoices, tabLabels, tabNames } from './provider.ts';
import { FieldGroup, FieldRow } from '../../kit/form/Field.tsx';

type Values = { footballData: FootballData | '' };

/** The football-data provider, or none. */
export function ProviderFields() {
  const { setValue } = useFormContext<Values>();
  const footballData = useWatch<Values, 'footballData'>({ name: 'footballData' });
  const start = useRef<HTMLDivElement>(null);
  const hasChanged = useRef(false);
  const isUsed = Boolean(footballData);
  useEffect(() => {
    // The pressed button has been removed together with its surroundings.
    if (hasChanged.current) start.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [isUsed]);
  const use = (value: Values['footballData']) => {
    hasChanged.current = true;
    setValue('footballData', value, { shouldDirty: true });
  };
  if (!footballData)
    return (
      <>
        <p>Zurzeit ist kein Anbieter eingerichtet. Spielplan und Ergebnisse kommen nur aus den eigenen Terminen.</p>
        <div ref={start}>
          <Button variant="secondary" onClick={() => use(blankProvider)}>
            Anbieter einrichten
          </Button>
        </div>
      </>
    );
  return (
    <>
      <div ref={start}>
        <TextField name="footballData.name" label="Name des Anbieters" maxLength={80} />
      </div>
      <TextField name="footballData.clubUrl" label="Seite des Vereins beim Anbieter" type="url" />
      <TextField
        name="footballData.scriptUrl"
        label="Adresse des Widget-Skripts"
        type="url"
        hint="Beginnt mit https://. Leer: Es gibt nur Links zum Anbieter."
      />
      <SwitchField
        name="footballData.loadAtOnce"
        label="Inhalte sofort laden, ohne zu fragen"
        hint="Ausgeschaltet laden sie erst nach Zustimmung oder „Einmal laden“. Eingeschaltet erfährt der Anbieter bei jedem Besuch die IP-Adresse: Das braucht eine Rechtsgrundlage."
      />
      <Teams />
      <Button variant="quiet" onClick={() => use('')}>
        Keinen Anbieter mehr nutzen
      </Button>
    </>
  );
}

function Teams() {
  const { fields, append, remove } = useFieldArray<Values, 'footballData.teams'>({ name: 'footballData.teams' });
  const missing = teamChoices.filter(([slug]) => !fields.some(({ team }) => team === slug));
  return (
    <>
      {fields.map(({ id, team }, index) => (
        <ProviderTeamFields key={id} index={index} team={team} onRemove={() => remove(index)} />
      ))}
      {missing.map(([slug, label]) => (
        <Button key={slug} variant="secondary" onClick={() => append(blankTeam(slug))}>
          {label} hinzufügen
        </Button>
      ))}
    </>
  );
}

type ProviderTeamFieldsProps = { index: number; team: string; onRemove: () => void };

/** A team at the provider: its page, its match frame, and a widget and a page for each tab. */
function ProviderTeamFields({ index, team, onRemove }: ProviderTeamFieldsProps) {
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
