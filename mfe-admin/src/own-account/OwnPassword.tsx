import { OwnPasswordChange } from '@portal/api/contract';
import { request, useRefreshResources } from '@portal/shared-ui';
import { ContractForm } from '../form/ContractForm.tsx';
import { PasswordField } from './PasswordField.tsx';

type Values = { currentPassword: string; password: string };

const toValues = (): Values => ({ currentPassword: '', password: '' });

/** Changes one's own password; all other devices are signed out. */
export function OwnPassword({ email }: { email: string }) {
  const refresh = useRefreshResources();
  return (
    <section>
      <h2>Passwort ändern</h2>
      <p>Danach bist du auf allen anderen Geräten abgemeldet.</p>
      <ContractForm<Values, null>
        schema={OwnPasswordChange}
        item={null}
        toValues={toValues}
        save={async (values) => {
          await request('PUT', '/api/account/password', values);
          return null;
        }}
        onSaved={() => void refresh('/api/account/sessions')}
        submitLabel="Passwort ändern"
        savedText="Das Passwort ist geändert."
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField name="currentPassword" label="Bisheriges Passwort" autoComplete="current-password" />
        <PasswordField name="password" label="Neues Passwort" />
      </ContractForm>
    </section>
  );
}
