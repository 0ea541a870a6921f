import { OwnAccountChange, type OwnAccount } from '@portal/api/contract';
import { ErrorArea, request, Skeleton, useResource, useSession } from '@portal/shared-ui';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { roleNames } from '../../kit/frame/Account.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Parts } from '../../kit/panel/Panel.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { PasskeyPart } from './PasskeyPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';
import { SessionList } from '../../kit/SessionList.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { formValues } from '../../kit/form/form-values.ts';

const toValues = formValues({ name: '' });

/** One's own name, password and devices. */
export function AccountScreen() {
  return (
    <AdminFrame title="Mein Konto" lead="Deine Angaben, dein Passwort und deine Geräte." access="trainer">
      <OwnAccountParts />
      <ProofQuestion />
    </AdminFrame>
  );
}

function OwnAccountParts() {
  const { data, error, reload } = useResource<OwnAccount>('/api/account', { freshTime: 0 });
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="form" />;
  const { id, email, role, teams } = data;
  return (
    <Parts>
      <section>
        <h2>Angaben</h2>
        <p>
          Angemeldet als {email}, Rolle {roleNames[role]}
          {teams.length > 0 && ` (${teams.join(', ')})`}. Adresse und Rolle ändert die Verwaltung.
        </p>
        <ContractForm
          schema={OwnAccountChange}
          item={data}
          toValues={toValues}
          save={(values) => request<OwnAccount>('PATCH', '/api/account', values)}
          onSaved={({ name }) => useSession.getState().setUser({ id, email, role, name })}
        >
          <TextField name="name" label="Name" autoComplete="name" />
        </ContractForm>
      </section>
      <OwnPassword email={email} />
      <SecondFactorPart email={email} />
      <PasskeyPart />
      <section>
        <h2>Anmeldungen</h2>
        <p>
          Die Geräte, auf denen du gerade angemeldet bist. Kennst du eins nicht, melde es ab und ändere dein Passwort.
        </p>
        <SessionList listKey="/api/account/sessions" endKey="/api/account/sessions" />
      </section>
    </Parts>
  );
}
