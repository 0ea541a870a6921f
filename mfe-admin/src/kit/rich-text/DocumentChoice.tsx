import { useId, useState } from 'react';
import type { ListedDocument, PageOf } from '@portal/api/contract';
import { Button, TextInput, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { documentKind, typeAndSize } from '../documents/document-kind.ts';
import { useIsAllowed } from '../frame/navigation.ts';
import { Stack } from '../layout.ts';

/** Newest first; with a word of the name there are fewer. */
const MOST = 5;

/** Documents by name, one of which is linked; nothing for trainers, who do not see the list. */
export function DocumentChoice({ onChoose }: { onChoose: (document: ListedDocument) => void }) {
  const id = useId();
  const [search, setSearch] = useState('');
  const query = new URLSearchParams({ sort: 'newest', limit: String(MOST), ...(search && { search }) });
  const isAsked = useIsAllowed('editor');
  const { data } = useResource<PageOf<ListedDocument>>(isAsked ? `${documentKind.list}?${query.toString()}` : null, {
    keepPrevious: true,
  });
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
