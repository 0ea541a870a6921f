import type { EditableArticleCategory } from '@portal/api/contract';
import { Button, Select } from '@portal/shared-ui';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { listAsLeft } from '../../kit/frame/list-as-left.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { Panel } from '../../kit/Panel.tsx';
import { categoryKind, countOf } from './category-kind.tsx';
import { useCategoryList } from '../../kit/use-categories.ts';

/** Deletes a category and gives its articles to another one; nothing to see as long as no article has it. */
export function MoveArticles({ item }: { item: EditableArticleCategory }) {
  const id = useId();
  const others = (useCategoryList().data?.items ?? []).filter((other) => other.id !== item.id);
  const [chosen, setChosen] = useState('');
  const navigate = useNavigate();
  const { remove } = useWriter(categoryKind);
  const target = others.find((other) => other.id === chosen) ?? others[0];
  if (item.articles === 0 || !target) return null;
  const handleMove = () =>
    void remove([item.id], {
      query: `moveTo=${target.id}`,
      question: {
        title: 'Löschen und verschieben?',
        text: `${countOf(item.articles)} aus „${item.name}“ ${item.articles === 1 ? 'kommt' : 'kommen'} zu „${target.name}“. Das lässt sich gleich danach rückgängig machen.`,
      },
      done: `„${item.name}“ gelöscht, Artikel bei „${target.name}“.`,
      leave: () => void navigate(listAsLeft(categoryKind.screen.to), { replace: true }),
    });
  return (
    <Panel title="Löschen und Artikel verschieben">
      <label htmlFor={id}>{countOf(item.articles)} verschieben nach</label>
      <Select id={id} value={target.id} onChange={(event) => setChosen(event.target.value)}>
        {others.map((other) => (
          <option key={other.id} value={other.id}>
            {other.name}
          </option>
        ))}
      </Select>
      <Button variant="secondary" onClick={handleMove}>
        Löschen und verschieben
      </Button>
    </Panel>
  );
}
