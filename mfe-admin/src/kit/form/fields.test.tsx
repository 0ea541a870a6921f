import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, useForm } from 'react-hook-form';
import { SelectField } from './fields.tsx';

const choices = [
  ['', 'Ganzer Verein'],
  ['1-mannschaft', '1. Mannschaft'],
] as const;

const sent: unknown[] = [];

function Form({ team }: { team: string }) {
  const form = useForm({ defaultValues: { team } });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit((values) => void sent.push(values))(event)}>
        <SelectField name="team" label="Mannschaft" choices={choices} />
        <button type="submit">Speichern</button>
      </form>
    </FormProvider>
  );
}

const select = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Mannschaft' });
const shown = () => select().selectedOptions[0]?.textContent;
const save = (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button'));

beforeEach(() => void (sent.length = 0));

test('a choice of nothing has a value of its own in the list, and is sent as nothing', async () => {
  const user = userEvent.setup();
  render(<Form team="" />);
  expect(shown()).toBe('Ganzer Verein');
  expect(
    within(select())
      .getAllByRole<HTMLOptionElement>('option')
      .map(({ value }) => value),
  ).not.toContain('');

  await user.selectOptions(select(), '1. Mannschaft');
  await save(user);
  await user.selectOptions(select(), 'Ganzer Verein');
  await save(user);

  expect(sent).toEqual([{ team: '1-mannschaft' }, { team: '' }]);
});

test('what is stored and no longer offered stays until another is chosen', async () => {
  const user = userEvent.setup();
  render(<Form team="alte-herren" />);
  expect(shown()).toBe('alte-herren');

  await save(user);

  expect(sent).toEqual([{ team: 'alte-herren' }]);
});
