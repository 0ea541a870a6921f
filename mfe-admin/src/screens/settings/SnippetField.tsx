import { useId, useState } from 'react';
import type { FootballData, TeamSummary } from '@portal/api/contract';
import { Button, Select, TextArea } from '@portal/shared-ui';
import type { TabName } from '@portal/shared-ui/football-provider';
import { styled } from 'styled-components';
import { Message } from '../../kit/form/Field.tsx';
import { useFormHold } from '../../kit/form/form-context.ts';
import { Note } from '../../kit/layout.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { clashOf, sourceName, tabLabels, tabNames } from './provider.ts';
import { readSnippet, type FoundWidget } from './provider-snippet.ts';

type SnippetFieldProps = {
  provider: FootballData | '';
  teams: readonly TeamSummary[];
  onFound: (found: FoundWidget, place: { team: string; tab: TabName }) => void;
};

/** A field for a provider's snippet; it shows the widget found, and people choose its place before they adopt it. */
export function SnippetField({ provider, teams, onFound }: SnippetFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [team, setTeam] = useState('');
  const [tab, setTab] = useState<TabName | ''>('');
  const read = text.trim() ? readSnippet(text) : undefined;
  const found = read && 'found' in read ? read.found : undefined;
  const fault = read && 'fault' in read ? read.fault : found && clashOf(provider, found);
  const chosen = { team: team || (teams[0]?.slug ?? ''), tab: tab || found?.place || 'table' };
  // Saved without it, the form would say „gespeichert“, and the code would be gone.
  useFormHold(
    read &&
      (found && fault === undefined
        ? 'Der eingefügte Code ist noch nicht übernommen: Tippe auf „Übernehmen“ oder leere das Feld.'
        : 'Der eingefügte Code ist so nicht zu gebrauchen: Bitte leere das Feld.'),
  );
  const handleTake = () => {
    if (!found) return;
    onFound(found, chosen);
    setText('');
    setTab('');
  };
  return (
    <Box>
      <label htmlFor={id}>Code des Anbieters einfügen</label>
      <Note id={`${id}-hint`}>
        Bei fussball.de unter „Widgets“, bei FuPa im Widget-Baukasten. Der Code wird nur gelesen, nichts davon wird hier
        ausgeführt.
      </Note>
      <Snippet
        id={id}
        aria-describedby={`${id}-hint ${id}-message`}
        aria-invalid={fault !== undefined}
        value={text}
        spellCheck={false}
        onChange={({ target }) => setText(target.value)}
      />
      <Message id={`${id}-message`} role="alert">
        {fault}
      </Message>
      {found && !fault && (
        <>
          <output>
            Erkannt: <b>{sourceName(found)}</b>
            {found.place && `, ${tabLabels[found.place]}`}
            {found.tab.widgetId && `, Kennung ${found.tab.widgetId}`}
          </output>
          <Choices>
            <label>
              Mannschaft
              <Select value={chosen.team} onChange={({ target }) => setTeam(target.value)}>
                {teams.map(({ slug, name }) => (
                  <option key={slug} value={slug}>
                    {name}
                  </option>
                ))}
              </Select>
            </label>
            <label>
              Reiter auf ihrer Seite
              <Select value={chosen.tab} onChange={({ target }) => setTab(target.value as TabName)}>
                {tabNames.map((name) => (
                  <option key={name} value={name}>
                    {tabLabels[name]}
                  </option>
                ))}
              </Select>
            </label>
          </Choices>
          <Button onClick={passesFocus(handleTake)} disabled={!chosen.team}>
            Übernehmen
          </Button>
        </>
      )}
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;

  > * {
    max-width: 100%;
  }

  > label {
    font-weight: 650;
  }

  output {
    overflow-wrap: anywhere;
  }
`;

const Snippet = styled(TextArea)`
  width: 100%;
  min-height: 7em;
  font-family: ui-monospace, monospace;
  font-size: var(--text-sm);
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--space-4);
  width: 100%;

  label {
    display: grid;
    gap: var(--space-1);
    font-weight: 650;
  }
`;
