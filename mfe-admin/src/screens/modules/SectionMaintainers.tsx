import { useId, useState, type FormEvent } from 'react';
import type { SectionMaintainer } from '@portal/api/contract';
import { Button, ErrorArea, formatDate, Skeleton, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Note, Stack } from '../../kit/layout.ts';
import { LateDetails } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { EntryLine } from './EntryLine.ts';
import { addMaintainer, removeMaintainer, useMaintainers } from './modules-api.ts';
import { useModuleWork } from './use-module-work.ts';

/** Who hears of a section's releases that go back by themselves, in place of all administrators. */
export function SectionMaintainers({ section }: { section: string }) {
  return (
    <LateDetails summary="Wer bei Problemen eine Mail bekommt">
      <MaintainerList section={section} />
    </LateDetails>
  );
}

function MaintainerList({ section }: { section: string }) {
  const { data, error, reload } = useMaintainers(section);
  const { isBusy, change } = useModuleWork();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;

  const handleAdd = (email: string) =>
    change(async () => {
      await addMaintainer(section, email);
      return `${email} bekommt bei Problemen eine Mail.`;
    });
  const handleRemove = ({ id, email }: SectionMaintainer) =>
    change(async () => {
      await removeMaintainer(section, id);
      return `${email} bekommt keine Mail mehr.`;
    });

  return (
    <Stack $gap={4}>
      <Note>
        {data.length > 0
          ? 'Geht eine Version von selbst zurück, oder gelingt das nicht, bekommen diese Adressen eine Mail.'
          : 'Geht eine Version von selbst zurück, oder gelingt das nicht, bekommen alle, die verwalten, eine Mail.'}
      </Note>
      {data.length > 0 && (
        <ul>
          {data.map((maintainer) => (
            <EntryLine key={maintainer.id}>
              <span>
                <strong>{maintainer.email}</strong>
                <br />
                seit {formatDate(maintainer.createdAt)}, von {maintainer.createdBy}
              </span>
              <Button
                variant="quiet"
                aria-disabled={isBusy}
                aria-label={`${maintainer.email} entfernen`}
                onClick={passesFocus(() => handleRemove(maintainer))}
              >
                Entfernen
              </Button>
            </EntryLine>
          ))}
        </ul>
      )}
      <NewMaintainerForm isBusy={isBusy} onAdd={handleAdd} />
    </Stack>
  );
}

function NewMaintainerForm({ isBusy, onAdd }: { isBusy: boolean; onAdd: (email: string) => Promise<void> }) {
  const id = useId();
  const [email, setEmail] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = email.trim();
    if (wanted) void onAdd(wanted).then(() => setEmail(''));
  };
  return (
    <form onSubmit={handleSubmit}>
      <label htmlFor={id}>E-Mail-Adresse</label>
      <Row>
        <TextInput
          id={id}
          type="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <Button type="submit" variant="secondary" aria-disabled={isBusy}>
          Adresse hinzufügen
        </Button>
      </Row>
    </form>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  input {
    flex: 1 1 200px;
    min-width: 0;
  }
`;
