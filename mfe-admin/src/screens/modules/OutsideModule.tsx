import { useId, useState } from 'react';
import { NAME_PATTERN } from '@portal/api/contract';
import { TextInput } from '@portal/shared-ui';
import { Panel } from '../../kit/Panel.tsx';
import { TokenList } from './SectionTokens.tsx';

const NAME = new RegExp(`^${NAME_PATTERN}$`);

/** Makes the first token of a module that others write, before anything of it is released. */
export function OutsideModule() {
  const id = useId();
  const [name, setName] = useState('');
  return (
    <Panel title="Modul aus einem anderen Repository">
      <p>Wer ein eigenes Modul schreibt, veröffentlicht es mit einem Token, das nur für dieses Modul gilt.</p>
      <label htmlFor={id}>Name des neuen Moduls, zum Beispiel „tombola“</label>
      <TextInput
        id={id}
        autoCapitalize="none"
        spellCheck={false}
        value={name}
        onChange={(event) => setName(event.target.value.trim())}
      />
      {NAME.test(name) && <TokenList key={name} section={name} />}
    </Panel>
  );
}
