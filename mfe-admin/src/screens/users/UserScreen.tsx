import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { Parts } from '../../kit/frame/Parts.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { SessionList } from '../../kit/sessions/SessionList.tsx';
import { sourceOf, targetOf } from '../../kit/edit/edited-kind.ts';
import { userKind } from './user-kind.ts';
import { UserAccess } from './UserAccess.tsx';
import { UserForm } from './UserForm.tsx';
import { UserSecondFactor } from './UserSecondFactor.tsx';

/** `/admin/benutzer/:id`: the data of an account, its access, where it is signed in. */
export function UserScreen() {
  return (
    <EditScreen kind={userKind} title={() => 'Benutzer bearbeiten'} access="admin">
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
