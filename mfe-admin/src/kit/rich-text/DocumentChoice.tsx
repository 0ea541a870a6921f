import { useId, useState } from 'react';
import type { ListedDocument } from '@portal/api/contract';
import { typeAndSize } from '@portal/api/file-size';
import { Button, TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useFoundDocuments } from '../documents/use-found-documents.ts';
import { useIsAllowed } from '../frame/navigation.ts';
import { Stack } from '../layout.ts';

/** Documents by name, one of which is linked; nothing for trainers, who do not see the list. */
export function DocumentChoice({ onChoose }: { onChoose: (document: ListedDocument) => void }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const { data } = useFoundDocuments(useIsAllowed('editor') ? search : null);
  if (!data || (data.total === 0 && search === '')) return null;
  return (
    <Choice $gap={2}>
      <label htmlFor={id}>Oder eine Datei, nach Namen</label>
      <TextInput
        id={id}
        type="search"
        maxLength={200}
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      {data.items.length === 0 && <output>Keine Datei heißt so.</output>}
      {data.items.map((document) => (
        <Button key={document.id} variant="secondary" onClick={() => onChoose(document)}>
          {document.title} ({typeAndSize(document)})
        </Button>
      ))}
    </Choice>
  );
}

/* Another way to a link than the address above. */
const Choice = styled(Stack)`
  margin-top: var(--space-6);
`;
