import { request, useToasts } from '@portal/shared-ui';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Type } from 'typebox';
import { BrowserRouter, Link } from 'react-router-dom';
import { startApiServer, type ApiServer } from '../../test/api-server.ts';
import { Confirmations } from '../frame/Confirmations.tsx';
import { ContractForm } from './ContractForm.tsx';
import { TextAreaField, TextField } from './fields.tsx';

type Sponsor = { id: string; name: string; text: string; version: number };
const schema = Type.Object({ name: Type.String({ minLength: 1, maxLength: 20 }), text: Type.String() });

let api: ApiServer;
let stored: Sponsor;
let saved: Sponsor[];
beforeAll(async () => {
  api = await startApiServer();
});
beforeEach(() => {
  api.asked.length = 0;
  api.isAway = false;
  saved = [];
  stored = { id: '1', name: 'Bäckerei', text: 'Brötchen', version: 1 };
  useToasts.setState({ toasts: [] });
  window.history.replaceState(null, '', '/admin/sponsoren/1');
  api.answer('PATCH /api/sponsors/1', ({ body: { version, ...change } }) => {
    if (version !== stored.version) return { status: 409, body: { statusCode: 409, code: 'stale', current: stored } };
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
});
afterAll(() => api.stop());

function open() {
  render(
    <BrowserRouter>
      <ContractForm<Pick<Sponsor, 'name' | 'text'>, Sponsor>
        schema={schema}
        item={stored}
        toValues={valuesOf}
        save={(values, base) => request<Sponsor>('PATCH', '/api/sponsors/1', { ...values, version: base?.version })}
        onSaved={(item) => saved.push(item)}
      >
        <TextField name="name" label="Name" />
        <TextAreaField name="text" label="Text" />
      </ContractForm>
      <Link to="/admin">Übersicht</Link>
      <Confirmations />
    </BrowserRouter>,
  );
  return userEvent.setup();
}
const valuesOf = (item: Sponsor | null) => ({ name: item?.name ?? '', text: item?.text ?? '' });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');
const saveButton = () => screen.getByRole('button', { name: 'Speichern' });
const toast = () => useToasts.getState().toasts[0];

async function rename(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.clear(nameField());
  if (name) await user.type(nameField(), name);
}

test('what is wrong is said at the field, which gets the focus; nothing is sent', async () => {
  const user = open();
  await rename(user, '');
  await user.click(saveButton());

  expect(await screen.findByText('Bitte ausfüllen.')).toBeTruthy();
  expect(nameField().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(nameField());
  expect(api.asked).toEqual([]);

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

  await waitFor(() => expect(saved).toHaveLength(1));
  expect(api.asked).toHaveLength(1);
  expect(toast()?.title).toBe('Gespeichert.');
});

test('what is typed while a save is under way stays, and is a change to be saved', async () => {
  let arrive: () => void = () => undefined;
  const isOnItsWay = new Promise<void>((resolve) => (arrive = resolve));
  const user = open();
  api.answer('PATCH /api/sponsors/1', async ({ body: { version: _version, ...change } }) => {
    await isOnItsWay;
    stored = { ...stored, ...change, version: stored.version + 1 };
    return { body: stored };
  });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  await user.type(screen.getByLabelText('Text'), ' und Brezeln');
  arrive();
  await waitFor(() => expect(saved).toHaveLength(1));

  expect(screen.getByLabelText<HTMLTextAreaElement>('Text').value).toBe('Brötchen und Brezeln');
  await user.click(saveButton());
  await waitFor(() => expect(stored).toMatchObject({ name: 'Metzgerei', text: 'Brötchen und Brezeln', version: 3 }));
});

test('without a connection it says so, and what was typed stays and can be saved later', async () => {
  api.isAway = true;
  const user = open();
  await rename(user, 'Metzgerei');
  await user.click(saveButton());
  await waitFor(() =>
    expect(toast()).toMatchObject({ title: 'Nicht gespeichert', description: expect.stringContaining('Verbindung') }),
  );

  api.isAway = false;
  await user.click(await screen.findByRole('button', { name: 'Speichern' }));

  await waitFor(() => expect(stored.name).toBe('Metzgerei'));
});

test('what the server refuses is said at the field it names', async () => {
  const user = open();
  api.answer('PATCH /api/sponsors/1', {
    status: 400,
    body: { statusCode: 400, code: 'taken', field: 'name', message: 'Den Namen gibt es schon.' },
  });
  await rename(user, 'Metzgerei');
  await user.click(saveButton());

  expect(await screen.findByText('Den Namen gibt es schon.')).toBeTruthy();
});

describe('somebody else has saved meanwhile', () => {
  beforeEach(() => {
    api.answer('PATCH /api/sponsors/1', ({ body: { version, ...change } }) => {
      if (version !== stored.version) return { status: 409, body: { statusCode: 409, code: 'stale', current: stored } };
      stored = { ...stored, ...change, version: stored.version + 1 };
      return { body: stored };
    });
  });

  async function meet() {
    const user = open();
    stored = { ...stored, name: 'Konditorei', version: 2 };
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
    expect(stored).toMatchObject({ name: 'Konditorei', version: 2 });
  });

  test('mine is saved over the newer one', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Meine Fassung speichern' }));

    await waitFor(() => expect(stored).toMatchObject({ name: 'Metzgerei', version: 3 }));
  });

  test('theirs fills the form and goes on from there', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Andere Fassung übernehmen' }));
    expect(nameField().value).toBe('Konditorei');

    await user.type(nameField(), ' Süß');
    await user.click(saveButton());

    await waitFor(() => expect(stored).toMatchObject({ name: 'Konditorei Süß', version: 3 }));
  });

  test('deciding later loses neither', async () => {
    const { user, dialog } = await meet();
    await user.click(dialog.getByRole('button', { name: 'Später entscheiden' }));

    expect([stored.name, nameField().value]).toEqual(['Konditorei', 'Metzgerei']);
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
