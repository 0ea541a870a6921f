import { AccountChange, type Account } from '@portal/api/contract';
import { Badge, Button, request, showToast, useSession } from '@portal/shared-ui';
import { Link } from 'react-router-dom';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { Parts } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { SessionList } from '../../kit/SessionList.tsx';
import { sourceOf, targetOf } from '../../kit/edit/edited-kind.ts';
import { UserAccess } from './UserAccess.tsx';
import { userKind } from './user-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { withProof } from '../../kit/proof/with-proof.ts';
import { accountValues, ReaderField, RoleField, TeamsField, type AccountValues } from './role-fields.tsx';
import { confirm } from '../../kit/dialog/confirm.ts';
import { useWork } from '../../kit/use-work.ts';

/** `/admin/benutzer/:id`: the data of an account, its access, where it is signed in. */
export function UserScreen() {
  return (
    <EditScreen kind={userKind} access="admin">
      {(account) =>
        account && (
          <Parts>
            <UserForm account={account} />
            <UserAccess account={account} />
            <UserSecondFactor account={account} />
            <section>
              <h2>Anmeldungen</h2>
              <p>Die Geräte, auf denen dieses Konto gerade angemeldet ist.</p>
              <SessionList
                listKey={`${sourceOf(userKind, account.id)}/sessions`}
                endKey={`${targetOf(userKind, account.id)}/sessions`}
              />
            </section>
            <ProofQuestion />
          </Parts>
        )
      }
    </EditScreen>
  );
}

/** Name, address, role and teams of an account. */
function UserForm({ account }: { account: Account }) {
  const { save } = useWriter(userKind);
  return (
    <EditForm<AccountValues, Account>
      kind={userKind}
      after="here"
      schema={AccountChange}
      item={account}
      toValues={accountValues}
      save={(values, base) => withProof(() => save(values, base))}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="email" label="E-Mail" type="email" autoComplete="off" hint="Damit meldet sich die Person an." />
      <RoleField />
      <TeamsField />
      <ReaderField />
    </EditForm>
  );
}

/** Whether somebody signs in in two steps; resetting it when phone and recovery codes are lost. */
function UserSecondFactor({ account: { id, name, hasSecondFactor } }: { account: Account }) {
  const { refresh } = useWriter(userKind);
  const isOwn = useSession((session) => session.user?.id === id);
  const { isBusy, run } = useWork();

  const handleReset = async () => {
    const question = {
      title: `Zwei Schritte von ${name} zurücksetzen?`,
      text: 'Danach genügt das Passwort, und das Konto ist auf allen Geräten abgemeldet. Frage vorher persönlich oder am Telefon nach: Wer das Passwort gestohlen hat, bittet auch darum.',
      confirmLabel: 'Zurücksetzen',
    };
    if (isBusy || !(await confirm(question))) return;
    await run(async () => {
      await withProof(() => request('DELETE', `${targetOf(userKind, id)}/second-factor`));
      showToast({ title: `${name} meldet sich jetzt mit dem Passwort an.` });
    });
    await refresh();
  };

  return (
    <section>
      <h2>Anmeldung in zwei Schritten</h2>
      {!hasSecondFactor && <p>Ausgeschaltet. Einschalten kann sie jeder selbst unter „Mein Konto“.</p>}
      {hasSecondFactor && (
        <p>
          <Badge color="green">Eingeschaltet</Badge>{' '}
          {!isOwn && 'Sind Handy und Ersatzcodes verloren, hilft Zurücksetzen.'}
          {isOwn && (
            <>
              Ausschalten geht unter <Link to="/admin/konto/zwei-schritte">Mein Konto</Link>.
            </>
          )}
        </p>
      )}
      {hasSecondFactor && !isOwn && (
        <Button variant="secondary" aria-disabled={isBusy} onClick={passesFocus(handleReset)}>
          Zurücksetzen
        </Button>
      )}
    </section>
  );
}
