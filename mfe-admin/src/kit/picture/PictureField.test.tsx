import { Type } from 'typebox';
import { useToasts } from '@portal/shared-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { drop, refuse, startUploadServer, type UploadServer } from '../../../test/upload-server.ts';
import { ContractForm } from '../form/ContractForm.tsx';
import { PictureField } from './PictureField.tsx';

type Values = { imageUrl: string };

let server: UploadServer;
let saved: Values[];
beforeEach(async () => {
  server = await startUploadServer();
  saved = [];
  useToasts.setState({ toasts: [] });
  render(
    <BrowserRouter>
      <ContractForm<Values, Values>
        schema={Type.Object({ imageUrl: Type.String() })}
        item={null}
        toValues={(item) => item ?? { imageUrl: '' }}
        save={async (values) => {
          saved.push(values);
          return values;
        }}
      >
        <PictureField name="imageUrl" label="Logo" />
      </ContractForm>
    </BrowserRouter>,
  );
});
afterEach(() => server.close());

const picture = (name: string) => new File(['bild'], name, { type: 'image/png' });
const choose = (file: File) => userEvent.upload(screen.getByTestId('picture-files'), file, { applyAccept: false });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Speichern' }));

test('a chosen picture is uploaded and saved with the form', async () => {
  await choose(picture('logo.png'));
  await screen.findByRole('button', { name: 'Bild entfernen' });
  await save();

  expect(saved).toEqual([{ imageUrl: expect.stringMatching(/^\/objects\/.+\.png$/) }]);
  expect(screen.queryByRole('region', { name: 'Hochladen' })).toBeNull();
});

test('a form is not saved without the picture that is on its way', async () => {
  server.answers = [drop]; // the next try comes a second later
  await choose(picture('logo.png'));
  await save();

  expect(saved).toEqual([]);
  expect(useToasts.getState().toasts[0]).toMatchObject({ title: 'Noch nicht gespeichert' });
  await screen.findByRole('button', { name: 'Bild entfernen' }, { timeout: 5000 });
  await save();
  expect(saved).toHaveLength(1);
}, 15_000);

test('a refused file is named with the reason, and the next choice takes its place', async () => {
  server.answers = [refuse(415, 'Diese Datei ist kein Bild.')];
  await choose(picture('urlaub.png'));
  expect(await screen.findByText('Diese Datei ist kein Bild.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Noch einmal/ })).toBeNull();

  await choose(picture('logo.png'));

  await screen.findByRole('button', { name: 'Bild entfernen' });
  expect(screen.queryByText('urlaub.png')).toBeNull();
});

test('a pasted picture is taken while the field has the focus, not while somebody types in it', async () => {
  const clipboardData = { files: [picture('kopiert.png')] };
  fireEvent.paste(screen.getByRole('button', { name: 'Bild auswählen: Logo' }), { clipboardData });
  const text = await screen.findByLabelText('Was ist auf dem Bild zu sehen?');

  fireEvent.paste(text, { clipboardData });

  expect(server.keys).toHaveLength(1);
});
