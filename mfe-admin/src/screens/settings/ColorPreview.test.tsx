import { FormProvider, useForm } from 'react-hook-form';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ColorField } from '../../kit/form/fields.tsx';
import { ColorPreview } from './ColorPreview.tsx';
import { SecondColorField } from './SecondColorField.tsx';

function Form({ color }: { color: string }) {
  const form = useForm({ defaultValues: { color, secondColor: '' } });
  return (
    <FormProvider {...form}>
      <ColorField name="color" label="Vereinsfarbe" />
      <SecondColorField />
      <ColorPreview />
    </FormProvider>
  );
}

/** The values that the two looks give a colour. */
const shown = (name: string) =>
  [...screen.getByRole('region', { name: 'Vorschau der Farben' }).querySelectorAll<HTMLElement>('[inert]')].map(
    ({ style }) => style.getPropertyValue(`--color-${name}`),
  );

test('the preview follows the colours while they are chosen, light and dark', async () => {
  const user = userEvent.setup();
  render(<Form color="#15803d" />);
  expect(shown('brand')).toEqual(['#15803d', '#15803d']);
  expect(shown('on-brand')).toEqual(['#ffffff', '#ffffff']);

  fireEvent.input(screen.getByLabelText('Vereinsfarbe'), { target: { value: '#facc15' } });
  await user.click(screen.getByRole('checkbox', { name: 'Zweite Vereinsfarbe' }));
  fireEvent.change(screen.getByLabelText('Farbton der zweiten Vereinsfarbe'), { target: { value: '#000000' } });

  expect(shown('on-brand')).toEqual(['#14191f', '#14191f']);
  expect(shown('second')).toEqual(['#000000', '#000000']);
  const [onLight, onDark] = shown('brand-text');
  expect(onLight).not.toBe(onDark);

  await user.click(screen.getByRole('checkbox', { name: 'Zweite Vereinsfarbe' }));
  expect(shown('second')).toEqual(['#facc15', '#facc15']);
});

test('a colour that is being typed shows nothing', () => {
  render(<Form color="#fa" />);

  expect(screen.queryByRole('region', { name: 'Vorschau der Farben' })).toBeNull();
});
