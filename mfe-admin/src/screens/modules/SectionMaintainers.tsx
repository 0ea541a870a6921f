import type { SectionMaintainer } from '@portal/api/contract';
import { Button, ErrorArea, formatDate, Skeleton } from '@portal/shared-ui';
import { Note, Stack } from '../../kit/layout.ts';
import { LateDetails } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { EntryLine } from './EntryLine.ts';
import { addMaintainer, removeMaintainer, useMaintainers } from './modules-api.ts';
import { NewEntryForm } from './NewEntryForm.tsx';
import { useModuleWork } from './use-module-work.ts';

/** People who are told of a section's automatic rollbacks, in place of all administrators. */
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
      <NewEntryForm
        label="E-Mail-Adresse"
        button="Adresse hinzufügen"
        input={{ type: 'email', maxLength: 254 }}
        isBusy={isBusy}
        onAdd={handleAdd}
      />
    </Stack>
  );
}
