import { useEffect, useRef, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import type { FootballData, TeamSummary } from '@portal/api/contract';
import {
  Button,
  ButtonAnchor,
  ExternalLinkIcon,
  Select,
  showToast,
  useResource,
  VisuallyHidden,
} from '@portal/shared-ui';
import { providerKindOf } from '@portal/shared-ui/football-provider';
import { styled } from 'styled-components';
import { SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FieldGroup, FieldRow } from '../../kit/form/Field.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { Buttons, Note } from '../../kit/layout.ts';
import { OriginFields } from './OriginFields.tsx';
import { blankProvider, blankTeam, tabLabels, tabNames, withWidget } from './provider.ts';
import type { FoundWidget } from './provider-snippet.ts';
import { SnippetField } from './SnippetField.tsx';

type Values = { footballData: FootballData | '' };

/** The page to try the saved provider (mfe-teams, unlisted). */
const TEST_PAGE = '/anbieter-test';

/** The football-data provider, or none. */
export function ProviderFields() {
  const { setValue, getValues, clearErrors } = useFormContext<Values>();
  const { data: teams = [] } = useResource<TeamSummary[]>('/api/teams');
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
  const handleFound = (found: FoundWidget, place: Parameters<typeof withWidget>[2]) => {
    hasChanged.current = true;
    const next = withWidget(getValues('footballData'), found, place);
    setValue('footballData', next, { shouldDirty: true });
    // Values missing before may be filled now; saving checks all of them again.
    clearErrors('footballData');
    // The list of teams listens to its own name only.
    setValue('footballData.teams', next.teams, { shouldDirty: true });
    showToast({ title: `${tabLabels[place.tab]} übernommen. Noch nicht gespeichert.` });
  };
  const snippet = <SnippetField provider={footballData} teams={teams} onFound={handleFound} />;
  if (!footballData)
    return (
      <>
        <p>Zurzeit ist kein Anbieter eingerichtet. Spielplan und Ergebnisse kommen nur aus den eigenen Terminen.</p>
        {snippet}
        <div ref={start}>
          <Button variant="secondary" onClick={() => use(blankProvider)}>
            Anbieter einrichten
          </Button>
        </div>
      </>
    );
  return (
    <>
      {snippet}
      <div ref={start}>
        <TextField name="footballData.name" label="Name des Anbieters" maxLength={80} />
      </div>
      <TextField name="footballData.clubUrl" label="Seite des Vereins beim Anbieter" type="url" />
      <ScriptFields key={footballData.kind} />
      <SwitchField
        name="footballData.loadAtOnce"
        label="Inhalte sofort laden, ohne zu fragen"
        hint="Ausgeschaltet laden sie erst nach Zustimmung oder „Einmal laden“. Eingeschaltet erfährt der Anbieter bei jedem Besuch die IP-Adresse: Das braucht eine Rechtsgrundlage."
      />
      <Teams teams={teams} />
      <Button variant="quiet" onClick={() => use('')}>
        Keinen Anbieter mehr nutzen
      </Button>
    </>
  );
}

/** The origin of the script of a provider that the portal does not know. */
function ScriptFields() {
  const { getValues } = useFormContext<Values>();
  // The script's provider can change while it is typed; a field must not vanish below a hand.
  const [isShown] = useState(() => {
    const { footballData } = getValues();
    return footballData !== '' && providerKindOf(footballData) === 'other';
  });
  if (!isShown) return null;
  return (
    <>
      <TextField
        name="footballData.scriptUrl"
        label="Adresse des Widget-Skripts"
        type="url"
        hint="Beginnt mit https://. Leer: Es gibt nur Rahmen und Links."
      />
      <OriginFields />
    </>
  );
}

function Teams({ teams }: { teams: readonly TeamSummary[] }) {
  const { fields, append, remove } = useFieldArray<Values, 'footballData.teams'>({ name: 'footballData.teams' });
  const [asked, setAsked] = useState('');
  const missing = teams.filter(({ slug }) => !fields.some(({ team }) => team === slug));
  const chosen = missing.find(({ slug }) => slug === asked) ?? missing[0];
  return (
    <>
      {fields.map(({ id, team }, index) => (
        <ProviderTeamFields
          key={id}
          index={index}
          team={team}
          label={teams.find(({ slug }) => slug === team)?.name ?? team}
          onRemove={() => remove(index)}
        />
      ))}
      {chosen && (
        <AddTeam>
          <Select
            aria-label="Mannschaft ohne Anbieter"
            value={chosen.slug}
            onChange={({ target }) => setAsked(target.value)}
          >
            {missing.map(({ slug, name }) => (
              <option key={slug} value={slug}>
                {name}
              </option>
            ))}
          </Select>
          <Button variant="secondary" onClick={() => append(blankTeam(chosen.slug))}>
            {chosen.name} von Hand hinzufügen
          </Button>
        </AddTeam>
      )}
    </>
  );
}

type ProviderTeamFieldsProps = { index: number; team: string; label: string; onRemove: () => void };

/** A team at the provider: its adopted widgets, and below them every field by hand. */
function ProviderTeamFields({ index, team, label, onRemove }: ProviderTeamFieldsProps) {
  const name = `footballData.teams.${index}` as const;
  const { setValue, formState } = useFormContext<Values>();
  const isRefused = Object.keys(formState.errors).some((field) => field.startsWith(`${name}.`));
  const { tabs } = useWatch<Values, `footballData.teams.${number}`>({ name }) ?? blankTeam(team);
  const filled = tabNames.filter((tab) => tabs[tab].widgetId || tabs[tab].frameUrl || tabs[tab].attributes?.length);
  return (
    <FieldGroup title={label} onRemove={onRemove}>
      {filled.length === 0 && <p>Noch keine Ansicht: Code einfügen und übernehmen, oder nur Links eintragen.</p>}
      <Views>
        {filled.map((tab) => (
          <li key={tab}>
            <span>
              <b>{tabLabels[tab]}</b> <Note as="span">{describe(tabs[tab])}</Note>
            </span>
            <Button
              variant="quiet"
              onClick={passesFocus(() =>
                setValue(`${name}.tabs.${tab}`, { widgetId: null, url: tabs[tab].url }, { shouldDirty: true }),
              )}
            >
              Entfernen<VisuallyHidden>: {tabLabels[tab]}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Views>
      {formState.isDirty ? (
        <Note>Erst speichern, dann lässt es sich testen.</Note>
      ) : (
        <Buttons>
          <ButtonAnchor variant="secondary" href={`${TEST_PAGE}?team=${team}`} target="_blank">
            Testen <ExternalLinkIcon />
          </ButtonAnchor>
        </Buttons>
      )}
      <TextField name={`${name}.url`} label="Seite der Mannschaft" type="url" hint="Beim Anbieter." />
      <ByHand {...(isRefused && { open: true })}>
        <summary>Links und Kennungen von Hand</summary>
        <Hand>
          <TextField name={`${name}.frameUrl`} label="Rahmen mit Spielen" type="url" hint="Beginnt mit https://." />
          {tabNames.map((tab) => (
            <FieldRow key={tab}>
              <TextField name={`${name}.tabs.${tab}.widgetId`} label={`${tabLabels[tab]}: Widget-Kennung`} />
              <TextField name={`${name}.tabs.${tab}.url`} label={`${tabLabels[tab]}: Seite`} type="url" />
            </FieldRow>
          ))}
        </Hand>
      </ByHand>
    </FieldGroup>
  );
}

/** The shortest text that identifies a widget. */
function describe({ widgetId, frameUrl, attributes = [] }: FootballData['teams'][number]['tabs']['table']): string {
  return widgetId ?? frameUrl ?? attributes.map((one) => one.value).join(' ');
}

const AddTeam = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-3);
`;

const Views = styled.ul`
  display: grid;
  gap: var(--space-2);
  &:empty {
    display: none;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: var(--space-2);
    align-items: center;
  }
  b {
    display: block;
  }
  span {
    overflow-wrap: anywhere;
  }
`;

const ByHand = styled.details`
  > summary {
    padding-block: var(--space-3);
    cursor: pointer;
  }
`;

const Hand = styled.div`
  display: grid;
  gap: var(--space-4);
  padding-top: var(--space-4);
`;
