import { request, useToasts } from '@portal/shared-ui';
import { render, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { Type } from 'typebox';
import { BrowserRouter, Link } from 'react-router-dom';
import { ContractForm } from '../src/kit/form/ContractForm.tsx';
import { TextAreaField, TextField } from '../src/kit/form/fields.tsx';
import { Confirmations } from '../src/kit/dialog/Confirmations.tsx';
import type { CopyName } from '../src/kit/local-copy.ts';
import { apiServer } from './api-server.ts';

type Sponsor = { id: string; name: string; text: string; version: number };
const schema = Type.Object({ name: Type.String({ minLength: 1, maxLength: 20 }), text: Type.String() });
const valuesOf = (item: Sponsor | null) => ({ name: item?.name ?? '', text: item?.text ?? '' });

/** The form of one sponsor, with an API that keeps it, both fresh for each test. */
export function sponsorForm() {
  const api = apiServer();
  let stored: Sponsor;
  let saved: Sponsor[];
  beforeEach(() => {
    saved = [];
    localStorage.clear();
    stored = { id: '1', name: 'Bäckerei', text: 'Brötchen', version: 1 };
    useToasts.setState({ toasts: [] });
    window.history.replaceState(null, '', '/admin/sponsoren/1');
    api.answer('PATCH /api/sponsors/1', ({ body: { version, ...change } }) =>
      version === stored.version
        ? { body: store(change) }
        : { status: 409, body: { statusCode: 409, code: 'stale', current: stored } },
    );
  });

  /** Keeps a change as the API does. */
  function store(change: Partial<Sponsor>): Sponsor {
    stored = { ...stored, ...change, version: stored.version + 1 };
    return stored;
  }

  /** With a name, typed values are kept in the browser until they are stored. */
  function open(copy?: CopyName): UserEvent {
    render(
      <BrowserRouter>
        <ContractForm<Pick<Sponsor, 'name' | 'text'>, Sponsor>
          schema={schema}
          item={stored}
          copy={copy}
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

  const nameField = () => screen.getByLabelText<HTMLInputElement>('Name');
  return {
    api,
    /** The stored sponsor. */
    stored: () => stored,
    /** The item the form got as saved. */
    saved: () => saved,
    store,
    open,
    nameField,
    saveButton: () => screen.getByRole('button', { name: 'Speichern' }),
    rename: async (user: UserEvent, name: string) => {
      await user.clear(nameField());
      if (name) await user.type(nameField(), name);
    },
  };
}
