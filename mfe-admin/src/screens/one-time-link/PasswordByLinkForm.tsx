import { Type } from 'typebox';
import { PasswordByLink, type LinkOwner, type User } from '@portal/api/contract';
import { useNavigate } from 'react-router-dom';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { PasswordField } from '../../kit/form/secret-fields.tsx';
import { setPasswordByLink } from './one-time-link-api.ts';

type Values = { name?: string; password: string };
type PasswordByLinkFormProps = { token: string; owner: LinkOwner };

// What people fill in; the token comes from the link.
const { name, password } = PasswordByLink.properties;
const schemas = { invitation: Type.Object({ name, password }), password: Type.Object({ password }) };

const toValues = (owner: LinkOwner | User | null): Values => ({ name: owner?.name ?? '', password: '' });

/** Sets the password, and with an invitation the name; the login follows. */
export function PasswordByLinkForm({ token, owner }: PasswordByLinkFormProps) {
  const navigate = useNavigate();
  return (
    <ContractForm<Values, LinkOwner | User>
      schema={schemas[owner.purpose]}
      item={owner}
      toValues={toValues}
      save={(values) => setPasswordByLink({ ...values, token })}
      onSaved={() => void navigate('/auth', { replace: true })}
      submitLabel="Passwort festlegen"
      savedText="Das Passwort ist festgelegt. Du kannst dich jetzt anmelden."
    >
      <p>
        Für das Konto <strong>{owner.email}</strong>. Mit dieser Adresse meldest du dich an.
      </p>
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      {owner.purpose === 'invitation' && <TextField name="name" label="Dein Name" autoComplete="name" />}
      <PasswordField name="password" label="Neues Passwort" />
    </ContractForm>
  );
}
