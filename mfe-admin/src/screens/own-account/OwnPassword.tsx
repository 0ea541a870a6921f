import { OwnPasswordChange, type OwnAccount, type SecondFactor } from '@portal/api/contract';
import { request, Skeleton, useRefreshResources, useResource } from '@portal/shared-ui';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { CodeField, PasswordField } from '../../kit/form/secret-fields.tsx';

type Values = OwnPasswordChange;

const toValues = (): Values => ({ currentPassword: '', password: '' });
const toValuesWithCode = (): Values => ({ ...toValues(), code: '' });

/** Changes one's own password, with a code where there is a second factor; all other devices are signed out. */
export function OwnPassword({ account: { email } }: { account: Pick<OwnAccount, 'email'> }) {
  const { data, error } = useResource<SecondFactor>('/api/account/second-factor');
  if (!data && !error) return <Skeleton shape="form" />;
  return <PasswordForm key={String(data?.isOn)} email={email} asksCode={data?.isOn ?? false} />;
}

function PasswordForm({ email, asksCode }: { email: string; asksCode: boolean }) {
  const refresh = useRefreshResources();
  return (
    <ContractForm<Values, null>
      schema={OwnPasswordChange}
      item={null}
      toValues={asksCode ? toValuesWithCode : toValues}
      save={async (values) => {
        await request('PUT', '/api/account/password', values);
        return null;
      }}
      onSaved={() => void refresh('/api/account/sessions')}
      submitLabel="Passwort ändern"
      savedText="Das Passwort ist geändert."
    >
      {/* The user name for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField name="currentPassword" label="Bisheriges Passwort" autoComplete="current-password" />
      {asksCode && <CodeField />}
      <PasswordField name="password" label="Neues Passwort" />
    </ContractForm>
  );
}
