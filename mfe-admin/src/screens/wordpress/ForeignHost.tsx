import { useId } from 'react';
import type { WordPressReport } from '@portal/api/contract';
import { Select } from '@portal/shared-ui';
import { AskedField } from '../../kit/form/asked-field.ts';
import { NO_CHOICE } from '../../kit/form/no-choice.ts';
import { Note } from '../../kit/layout.ts';
import { counted } from '../../kit/counted.ts';

type ForeignHostProps = {
  losses: WordPressReport['losses'];
  chosen: string | undefined;
  /** Called with the empty text for none. */
  onChange: (host: string) => void;
};

/** Pictures that the old site has put on another server, and whether they are fetched from there. */
export function ForeignHost({ losses, chosen = '', onChange }: ForeignHostProps) {
  const id = useId();
  const hosts = losses.flatMap(({ kind, name, count }) =>
    kind === 'foreign-picture' && name ? [{ name, count }] : [],
  );
  if (hosts.length === 0) return null;
  return (
    <AskedField>
      <label htmlFor={id}>Bilder von einem anderen Server</label>
      <Select
        id={id}
        value={chosen || NO_CHOICE}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => onChange(target.value === NO_CHOICE ? '' : target.value)}
      >
        <option value={NO_CHOICE}>Nicht übernehmen</option>
        {hosts.map(({ name, count }) => (
          <option key={name} value={name}>
            {name} (in {counted(count, 'Eintrag', 'Einträgen')})
          </option>
        ))}
      </Select>
      <Note id={`${id}-hint`}>
        Nur wenn dort die eigenen Bilder der alten Seite liegen. Fremde darf der Verein nicht zeigen.
      </Note>
    </AskedField>
  );
}
