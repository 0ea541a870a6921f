import { OwnAccountChange, type OwnAccount } from '@portal/api/contract';
import { useSession } from '@portal/shared-ui';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { formValues } from '../../kit/form/form-values.ts';
import { roleNames } from '../../kit/frame/Account.tsx';
import { ownAccountKind } from './own-account-kind.ts';

const toValues = formValues({ name: '' });

/** One's own name, and what others have decided. */
export function OwnName({ account }: { account: OwnAccount }) {
  const { email, role, teams } = account;
  const writer = useWriter(ownAccountKind);
  const save = async (values: object, base: OwnAccount | null) => {
    const saved = await writer.save(values, base);
    const { teams: _teams, version: _version, ...user } = saved;
    useSession.getState().setUser(user);
    return saved;
  };
  return (
    <>
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
    </>
  );
}
