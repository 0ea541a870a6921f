import { OwnAccountChange, type OwnAccount } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';
import { roleNames } from '../../kit/frame/Account.tsx';
import { Parts } from '../../kit/Panel.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { SessionList } from '../../kit/SessionList.tsx';
import { OwnPassword } from './OwnPassword.tsx';
import { ownAccountKind } from './own-account-kind.ts';
import { PasskeyPart } from './PasskeyPart.tsx';
import { SecondFactorPart } from './SecondFactorPart.tsx';

const toValues = formValues({ name: '' });

/** One's own name, password and devices. */
export function AccountScreen() {
  return (
    <EditScreen
      kind={ownAccountKind}
      id="ich"
      source={ownAccountKind.list}
      title={() => 'Mein Konto'}
      lead="Deine Angaben, dein Passwort und deine Geräte."
      access="trainer"
    >
      {(account) => account && <OwnAccountParts account={account} />}
    </EditScreen>
  );
}

function OwnAccountParts({ account }: { account: OwnAccount }) {
  const { email, role, teams } = account;
  const writer = useWriter(ownAccountKind);
  const save = async (values: object, base: OwnAccount | null) => {
    const saved = await writer.save(values, base);
    const { teams: _teams, version: _version, ...user } = saved;
    useSession.getState().setUser(user);
    return saved;
  };
  return (
    <Parts>
      <section>
        <h2>Angaben</h2>
        <p>
          Angemeldet als {email}, Rolle {roleNames[role]}
          {teams.length > 0 && ` (${teams.join(', ')})`}. Adresse und Rolle ändert die Verwaltung.
        </p>
        <EditForm
          kind={ownAccountKind}
          after="here"
          schema={OwnAccountChange}
          item={account}
          toValues={toValues}
          save={save}
        >
          <TextField name="name" label="Name" autoComplete="name" />
        </EditForm>
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
      <ProofQuestion />
    </Parts>
  );
}
