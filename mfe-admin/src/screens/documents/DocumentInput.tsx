import { useId } from 'react';
import { styled } from 'styled-components';
import { FileInput } from '../../kit/form/FileInput.tsx';
import { Note } from '../../kit/layout.ts';

type DocumentInputProps = {
  label: string;
  hint: string;
  isMultiple?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Files are accepted by their endings: some systems do not know the types. */
const ACCEPTED = '.pdf,.docx,.odt';

/** An area to choose documents or drop them. */
export function DocumentInput({ label, hint, isMultiple = false, onFiles }: DocumentInputProps) {
  const id = useId();
  return (
    <Box>
      <label htmlFor={id}>{label}</label>
      <FileInput
        id={id}
        type="file"
        accept={ACCEPTED}
        multiple={isMultiple}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = ''; // the same file may be chosen again
        }}
      />
      <Note id={`${id}-hint`}>{hint}</Note>
    </Box>
  );
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-1);
  max-width: 760px;
  label {
    font-weight: 650;
  }
`;
