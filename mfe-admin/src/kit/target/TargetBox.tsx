import { ChevronDownIcon, TextInput } from '@portal/shared-ui';
import { useCombobox } from 'downshift';
import { useState, type ChangeEvent, type ComponentProps, type KeyboardEvent, type Ref } from 'react';
import { styled } from 'styled-components';
import { typedAddress } from './typed-address.ts';
import { Note } from '../layout.ts';
import { useFoundArticles, useFoundFiles, useIsHiddenPage, useKnownTargets, type Target } from './use-targets.ts';

type TargetBoxProps = Pick<ComponentProps<'input'>, 'aria-describedby' | 'aria-invalid' | 'onBlur'> & {
  /** The id of the input, for its label. */
  id: string;
  ref?: Ref<HTMLInputElement>;
  /** The name of the list of targets. */
  label: string;
  address: string;
  onChange: (address: string) => void;
  /** Whether documents are offered as well. */
  hasFiles?: boolean;
  /** The text for no target, if that can be chosen. */
  none?: string | undefined;
  /** Called on Enter if no target is marked; without it the form is sent. */
  onEnter?: () => void;
};

type Choice = Omit<Target, 'kind'> & { kind: Target['kind'] | null };

/** Chooses a page, a team, an article or a document by its name, or takes a typed address. */
export function TargetBox(props: TargetBoxProps) {
  const { id, ref, label, address, onChange, hasFiles = false, none, onEnter, onBlur, ...aria } = props;
  const known = useKnownTargets();
  // The typed text, and its address: shown until another one comes.
  const [typed, setTyped] = useState<{ text: string; address: string }>();
  const isTyped = typed?.address === address;
  const words = isTyped ? typed.text.trim() : '';
  const articles = useFoundArticles(words);
  const files = useFoundFiles(hasFiles ? words : '');
  const isHidden = useIsHiddenPage(address);
  const [chosen, setChosen] = useState<Choice>();
  const nameOf = (path: string) =>
    [...(known ?? []), ...(chosen ? [chosen] : [])].find((target) => target.path === path)?.title ?? path;
  const choices: readonly Choice[] = [
    ...(none && !words ? [{ path: '', title: none, kind: null }] : []),
    ...(known ?? []).filter(({ title, path }) => has(title, words) || has(path, words)),
    ...articles,
    ...files,
  ];
  // At once, or the cursor would jump to the end.
  const handleTyping = ({ target: { value: text } }: ChangeEvent<HTMLInputElement>) => {
    const meant = typedAddress(text, known ?? []);
    setTyped({ text, address: meant });
    onChange(meant);
  };
  const choose = (choice: Choice) => {
    setTyped(undefined);
    setChosen(choice);
    onChange(choice.path);
  };
  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox<Choice>({
      inputId: id,
      items: [...choices],
      selectedItem: null,
      inputValue: isTyped ? typed.text : nameOf(address),
      itemToString: (choice) => choice?.title ?? '',
      onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
      // Leaving with a key or a tap elsewhere chooses nothing: the typed text stays.
      stateReducer: (state, { type, changes }) =>
        type === useCombobox.stateChangeTypes.InputBlur || type === useCombobox.stateChangeTypes.InputKeyDownEscape
          ? { ...state, isOpen: false, highlightedIndex: -1 }
          : changes,
    });
  const isShown = isOpen && choices.length > 0;
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !onEnter || (isShown && highlightedIndex >= 0)) return;
    event.preventDefault();
    onEnter();
  };
  return (
    <Box>
      <TextInput
        // oxlint-disable-next-line react/refs -- downshift joins it with its own and reads neither
        {...getInputProps({
          ...(ref && { ref }),
          ...(onBlur && { onBlur }),
          onChange: handleTyping,
          onKeyDown: handleKey,
          ...aria,
        })}
        // A label of the form names it.
        aria-labelledby={undefined}
        placeholder="Seite wählen oder https://…"
        maxLength={500}
      />
      <Toggle type="button" {...getToggleButtonProps({ 'aria-label': 'Auswahl zeigen' })}>
        <ChevronDownIcon />
      </Toggle>
      <Menu {...getMenuProps({ 'aria-label': label })} hidden={!isShown}>
        {isShown &&
          choices.map((choice, index) => (
            <Option
              key={`${choice.kind} ${choice.path}`}
              $isMarked={index === highlightedIndex}
              {...getItemProps({ item: choice, index, 'aria-selected': choice.path === address })}
            >
              <span>{choice.title}</span>
              {choice.kind && <small>{choice.kind}</small>}
            </Option>
          ))}
      </Menu>
      <Note as="output">
        {isHidden && 'Diese Seite ist für Besucher nicht zu sehen. Wer hierher geführt wird, findet nichts.'}
      </Note>
    </Box>
  );
}

const has = (text: string, words: string) => text.toLocaleLowerCase('de').includes(words.toLocaleLowerCase('de'));

const Box = styled.div`
  position: relative;
  min-width: 0;
  > input {
    padding-right: 52px;
    text-overflow: ellipsis;
  }
`;

const Toggle = styled.button`
  position: absolute;
  top: 0;
  right: 0;
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  color: var(--color-muted);
`;

const Menu = styled.ul`
  position: absolute;
  z-index: 3;
  top: calc(100% + 2px);
  right: 0;
  left: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  max-height: 336px;
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  box-shadow: var(--shadow-raised);
  &[hidden] {
    display: none;
  }
  /* There it would be cut off. */
  dialog & {
    position: static;
    max-height: 40vh;
  }
`;

const Option = styled.li<{ $isMarked: boolean }>`
  display: flex;
  gap: var(--space-3);
  align-items: center;
  justify-content: space-between;
  min-height: 48px;
  padding: var(--space-2) var(--space-4);
  background: ${({ $isMarked }) => ($isMarked ? 'var(--color-sunken)' : 'none')};
  cursor: pointer;
  overflow-wrap: anywhere;
  &[aria-selected='true'] span {
    font-weight: 700;
  }
  small {
    flex: none;
    color: var(--color-muted);
  }
`;
