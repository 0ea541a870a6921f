import { screen, waitFor, within } from '@testing-library/react';
import { sponsorForm } from '../../../test/sponsor-form.tsx';

const { open, store, stored, saved, rename, nameField, saveButton } = sponsorForm();

/** Two have changed the name; the second is told so. */
async function meet() {
  const user = open();
  store({ name: 'Konditorei' });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  return { user, dialog: within(await screen.findByRole('dialog')) };
}

test('both versions are shown, field by field, and only where they differ', async () => {
  const { dialog } = await meet();

  expect(dialog.getByText('Konditorei')).toBeTruthy();
  expect(dialog.getByText('Metzgerei')).toBeTruthy();
  expect(dialog.getByRole('heading', { name: 'Name' })).toBeTruthy();
  expect(dialog.queryByRole('heading', { name: 'Text' })).toBeNull();
  expect(stored()).toMatchObject({ name: 'Konditorei', version: 2 });
});

test('mine is saved over the newer one', async () => {
  const { user, dialog } = await meet();
  await user.click(dialog.getByRole('button', { name: 'Meine Fassung speichern' }));

  await waitFor(() => expect(stored()).toMatchObject({ name: 'Metzgerei', version: 3 }));
});

test('theirs fills the form and goes on from there', async () => {
  const { user, dialog } = await meet();
  await user.click(dialog.getByRole('button', { name: 'Andere Fassung übernehmen' }));
  expect(nameField().value).toBe('Konditorei');

  await user.type(nameField(), ' Süß');
  await user.click(saveButton());

  await waitFor(() => expect(stored()).toMatchObject({ name: 'Konditorei Süß', version: 3 }));
});

test('deciding later loses neither', async () => {
  const { user, dialog } = await meet();
  await user.click(dialog.getByRole('button', { name: 'Später entscheiden' }));

  expect([stored().name, nameField().value]).toEqual(['Konditorei', 'Metzgerei']);
});

test('where each has changed another field, both changes are saved, and nobody is asked', async () => {
  const user = open();
  store({ text: 'Kuchen' });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());

  await waitFor(() => expect(stored()).toMatchObject({ name: 'Metzgerei', text: 'Kuchen', version: 3 }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Kuchen');
  expect(saved()).toMatchObject([{ name: 'Metzgerei', text: 'Kuchen' }]);
});

test('mine leaves alone what only the other has changed', async () => {
  const user = open();
  store({ name: 'Konditorei', text: 'Kuchen' });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.queryByRole('heading', { name: 'Text' })).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Meine Fassung speichern' }));

  await waitFor(() => expect(stored()).toMatchObject({ name: 'Metzgerei', text: 'Kuchen', version: 3 }));
});
