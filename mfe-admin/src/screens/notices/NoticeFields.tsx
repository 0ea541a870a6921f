import { Button } from '@portal/shared-ui';
import { addDays, dayOf } from '@portal/shared-ui/calendar-days';
import { useClock } from '@portal/shared-ui/use-clock';
import { useController, useFormContext } from 'react-hook-form';
import { styled } from 'styled-components';
import { counted } from '../../kit/counted.ts';
import { DateTimeField } from '../../kit/form/DateTimeField.tsx';
import { FieldRow, Message } from '../../kit/form/Field.tsx';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { Buttons, Note, Stack } from '../../kit/layout.ts';
import { endOfDay, sundayOf } from '../../kit/notices/notice-templates.ts';
import { Details } from '../../kit/Panel.tsx';
import { useKnownTargets } from '../../kit/target/use-targets.ts';

/** When a notice ends, with the usual days one tap away, and when it begins. */
export function NoticePeriod() {
  const { setValue } = useFormContext();
  const endWith = (day: string) => setValue('activeUntil', endOfDay(day), { shouldDirty: true, shouldValidate: true });
  const today = useClock(currentDay);
  const ends = [
    ['Heute', today],
    ['Morgen', addDays(today, 1)],
    ['Sonntag', sundayOf(today)],
    ['In einer Woche', addDays(today, 7)],
  ] as const;
  return (
    <FieldRow>
      <Stack $gap={3}>
        <DateTimeField name="activeUntil" label="Endet" hint="Danach verschwindet sie von selbst." />
        <Buttons>
          {ends.map(([label, day]) => (
            <Button key={label} variant="secondary" onClick={() => endWith(day)}>
              {label}
            </Button>
          ))}
        </Buttons>
      </Stack>
      <DateTimeField name="activeFrom" label="Beginnt" hint="Leer: sofort." />
    </FieldRow>
  );
}

const currentDay = () => dayOf(Date.now());

/** The pages that show a notice, among them each team's and the club's own: none chosen means all. */
export function NoticePages() {
  const { field, fieldState } = useController<{ pages: string[] }, 'pages'>({ name: 'pages' });
  const known: readonly NamedPage[] = useKnownTargets() ?? [];
  useFormLabel('pages', 'Seiten', showPages);
  const chosen = field.value;
  // A path that is no longer a page stays until it is removed.
  const offered = [...known, ...chosen.filter((path) => !known.some((page) => page.path === path)).map(unnamed)];
  const toggle = (path: string) =>
    field.onChange(chosen.includes(path) ? chosen.filter((other) => other !== path) : [...chosen, path]);
  return (
    <div>
      <Details open={chosen.length > 0}>
        <summary>
          {chosen.length === 0
            ? 'Auf allen Seiten'
            : `Nur auf ${counted(chosen.length, 'gewählten Seite', 'gewählten Seiten')}`}
        </summary>
        <Note>Ohne Auswahl steht sie auf allen Seiten. Unterseiten gehören dazu.</Note>
        <Pages>
          {offered.map(({ path, title }) => (
            <label key={path}>
              <input type="checkbox" checked={chosen.includes(path)} onChange={() => toggle(path)} /> {title}
            </label>
          ))}
        </Pages>
      </Details>
      <Message role="alert">{fieldState.error?.message}</Message>
    </div>
  );
}

type NamedPage = { path: string; title: string };

const unnamed = (path: string): NamedPage => ({ path, title: path });
const showPages = (value: unknown) => (Array.isArray(value) && value.length > 0 ? value.join(', ') : 'alle');

const Pages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));

  label {
    display: flex;
    gap: var(--space-2);
    align-items: center;
    min-height: var(--touch);
  }
`;
