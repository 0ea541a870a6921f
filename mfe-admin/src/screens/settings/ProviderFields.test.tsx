import { FormProvider, useForm } from 'react-hook-form';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProviderFields } from './ProviderFields.tsx';

function Form() {
  const form = useForm({ defaultValues: { footballData: '' } });
  return (
    <FormProvider {...form}>
      <ProviderFields />
    </FormProvider>
  );
}

test('setting up a provider and leaving it keeps the focus where work goes on', async () => {
  const user = userEvent.setup();
  render(<Form />);
  expect(document.activeElement).toBe(document.body);

  await user.click(screen.getByRole('button', { name: 'Anbieter einrichten' }));
  expect(document.activeElement).toBe(screen.getByLabelText('Name des Anbieters'));

  await user.click(screen.getByRole('button', { name: 'Keinen Anbieter mehr nutzen' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Anbieter einrichten' }));
});
