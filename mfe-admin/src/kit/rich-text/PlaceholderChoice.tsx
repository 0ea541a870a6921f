import type { Editor } from '@tiptap/react';
import { Select } from '@portal/shared-ui';
import { styled } from 'styled-components';

type PlaceholderChoiceProps = { editor: Editor; placeholders: readonly string[] };

/** Select items must have non-empty values (docs/specification.md#5-validation-rules). */
const NONE = 'none';

/** Writes a fact of the club that stays true when the settings change. */
export function PlaceholderChoice({ editor, placeholders }: PlaceholderChoiceProps) {
  const insert = (name: string) =>
    editor
      .chain()
      .focus()
      .insertContent({ type: 'text', text: `{{${name}}}` })
      .run();
  return (
    <Choice>
      <Select aria-label="Angabe des Vereins einsetzen" value={NONE} onChange={(event) => insert(event.target.value)}>
        <option value={NONE} disabled>
          Angabe einsetzen …
        </option>
        {placeholders.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
    </Choice>
  );
}

const Choice = styled.div`
  flex: 0 1 220px;
`;
