import { useToasts } from '@portal/shared-ui';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { sponsorForm } from '../../../test/sponsor-form.tsx';

const form = sponsorForm();
const { open, store, stored, saved, rename, nameField, saveButton } = form;
const toast = () => useToasts.getState().toasts[0];

test('what is wrong is said at the field, which gets the focus; nothing is sent', async () => {
  const user = open();
  await rename(user, '');
  await user.click(saveButton());

  expect(await screen.findByText('Bitte ausfüllen.')).toBeTruthy();
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(nameField());
  expect(form.api.asked).toEqual([]);

  await user.type(nameField(), 'Metzgerei');
  await waitFor(() => expect(screen.queryByText('Bitte ausfüllen.')).toBeNull());
});

test('a double click and the key save once', async () => {
  const user = open();
  await rename(user, 'Metzgerei');
  const button = saveButton();
  fireEvent.click(button);
  fireEvent.click(button);
  fireEvent.keyDown(document, { key: 's', ctrlKey: true });

  await waitFor(() => expect(saved()).toHaveLength(1));
  expect(form.api.asked).toHaveLength(1);
  expect(toast()?.title).toBe('Gespeichert.');
});

test('what is typed while a save is under way stays, and is a change to be saved', async () => {
  let arrive: () => void = () => undefined;
  const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const user = open();
  form.api.answer('PATCH /api/sponsors/1', async ({ body: { version: _version, ...change } }) => {
    await isOnItsWay;
    return { body: store(change) };
  });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  await user.type(screen.getByLabelText('Text'), ' und Brezeln');
  arrive();
  await waitFor(() => expect(saved()).toHaveLength(1));

  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Brötchen und Brezeln');
  await user.click(saveButton());
  await waitFor(() => expect(stored()).toMatchObject({ name: 'Metzgerei', text: 'Brötchen und Brezeln', version: 3 }));
});

test('without a connection it says so, and what was typed stays and can be saved later', async () => {
  form.api.isAway = true;
  const user = open();
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Nicht gespeichert', description: expect.stringContaining('Verbindung') }),
  );

  form.api.isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored().name).toBe('Metzgerei'));
});

test('whoever saves after the session has ended is led to the login in a tab of its own, each time', async () => {
  const opened = jest.spyOn(window, 'open').mockReturnValue(null);
  const refusal = { statusCode: 401, code: 'unauthorized', message: 'Bitte zuerst anmelden.' };
  const user = open();
  form.api.answer('PATCH /api/sponsors/1', { status: 401, body: refusal });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  await waitFor(() => expect(toast()).toMatchObject({ title: 'Nicht gespeichert', description: refusal.message }));
  toast()?.action?.onAction();

  expect(toast()?.action?.label).toBe('Anmelden');
  expect(opened).toHaveBeenCalledWith('/auth', '_blank', 'noopener');
  opened.mockRestore();
});

test('what the server refuses is said at the field it names', async () => {
  const user = open();
  form.api.answer('PATCH /api/sponsors/1', {
    status: 400,
    body: { statusCode: 400, code: 'taken', field: 'name', message: 'Den Namen gibt es schon.' },
  });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());

  expect(await screen.findByText('Den Namen gibt es schon.')).toBeTruthy();
});

describe('what the browser has kept', () => {
  const notice = () => screen.queryByText(/^Wiederhergestellt:/);
  /** Types a name, and loads the tab anew; `sent`: while it is being saved. */
  const reloadAfter = async (name: string, sent = false) => {
    const user = open('seite:1');
    await rename(user, name);
    if (sent) await user.click(saveButton());
    if (sent) await waitFor(() => expect(toast()?.title).toBe('Nicht gespeichert'));
    cleanup();
  };

  test('comes back until it is stored', async () => {
    await reloadAfter('Metzgerei');
    const user = open('seite:1');
    expect([nameField().value, Boolean(notice())]).toEqual(['Metzgerei', true]);
    await user.click(saveButton());

    await waitFor(() => expect(stored()).toMatchObject({ name: 'Metzgerei', version: 2 }));
    await waitFor(() => expect(notice()).toBeNull());
    expect(localStorage.length).toBe(0);
  });

  test('and has been stored since is no longer kept', async () => {
    await reloadAfter('Metzgerei');
    store({ name: 'Metzgerei' });
    open('seite:1');

    expect([nameField().value, notice()]).toEqual(['Metzgerei', null]);
    expect(localStorage.length).toBe(0);
  });

  test('of a save whose answer was lost is no other version', async () => {
    form.api.answer('PATCH /api/sponsors/1', ({ body: { version: _version, ...change } }) => {
      store({ ...change, text: 'Brötchen' });
      return { status: 504 };
    });
    await reloadAfter('Metzgerei', true);
    open('seite:1');

    expect([nameField().value, notice()]).toEqual(['Metzgerei', null]);
  });
});

describe('leaving', () => {
  const unload = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('unchanged, nothing asks', async () => {
    const user = open();
    expect(unload()).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Übersicht' }));

    expect(window.location.pathname).toBe('/admin');
  });

  test('with changes, a link asks first and the browser before it closes', async () => {
    const user = open();
    await rename(user, 'Metzgerei');
    expect(unload()).toBe(false);

    await user.click(screen.getByRole('link', { name: 'Übersicht' }));
    await user.click(screen.getByRole('button', { name: 'Hier bleiben' }));
    expect([window.location.pathname, nameField().value]).toEqual(['/admin/sponsoren/1', 'Metzgerei']);

    await user.click(screen.getByRole('link', { name: 'Übersicht' }));
    await user.click(screen.getByRole('button', { name: 'Verwerfen und verlassen' }));
    expect(window.location.pathname).toBe('/admin');
  });
});
