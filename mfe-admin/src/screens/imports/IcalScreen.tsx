import { useId, useState } from 'react';
import { TextInput } from '@portal/shared-ui';
import { Note } from '../../kit/layout.ts';
import { AskedField } from '../../kit/form/asked-field.ts';
import { NO_TEAM, type Complaint } from './complaint.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { TeamChoice } from './TeamChoice.tsx';

const NO_CALENDAR: Complaint = { at: 'file', text: 'Bitte eine Datei auswählen oder die Adresse eingeben.' };

/** `/admin/importieren/kalender`. */
export function IcalScreen() {
  const id = useId();
  const [teamId, setTeamId] = useState('');
  const [address, setAddress] = useState('');
  const more = (file: File | undefined) => {
    if (!teamId) return NO_TEAM;
    if (file) return { body: { teamId } };
    return address.trim() ? { body: { teamId, address: address.trim() } } : NO_CALENDAR;
  };
  return (
    <ImportScreen
      kind="ical"
      accept=".ics,text/calendar"
      fileLabel="Kalenderdatei (.ics)"
      fileHint="Übernommen werden kommende Spiele. Was im Kalender fehlt, bleibt hier stehen und gilt nicht als abgesagt."
      more={more}
      before={(message) => <TeamChoice value={teamId} onChange={setTeamId} message={message} />}
      behind={
        <AskedField>
          <label htmlFor={id}>Oder die Adresse des Kalenders</label>
          <Note id={`${id}-hint`}>Beim BFV steht sie auf der Seite der Mannschaft. Auch webcal:// geht.</Note>
          <TextInput
            id={id}
            type="url"
            inputMode="url"
            maxLength={500}
            placeholder="https://"
            aria-describedby={`${id}-hint`}
            value={address}
            onChange={({ target }) => setAddress(target.value)}
          />
        </AskedField>
      }
    />
  );
}
