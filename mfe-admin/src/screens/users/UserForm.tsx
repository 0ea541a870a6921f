import { AccountChange, type Account, type Role } from '@portal/api/contract';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { withProof } from '../../kit/proof/with-proof.ts';
import { RoleField } from './RoleField.tsx';
import { TeamsField } from './TeamsField.tsx';
import { userKind } from './user-kind.ts';

type Values = { name: string; email: string; role: Role; teams: string[] };

const toValues = (account: Account | null): Values => ({
  name: account?.name ?? '',
  email: account?.email ?? '',
  role: account?.role ?? 'editor',
  teams: account?.teams ?? [],
});

/** Name, address, role and teams of an account. */
export function UserForm({ account }: { account: Account }) {
  const { save } = useWriter(userKind);
  return (
    <ContractForm<Values, Account>
      schema={AccountChange}
      item={account}
      toValues={toValues}
      save={(values, base) => withProof(() => save(values, base))}
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="email" label="E-Mail" type="email" autoComplete="off" hint="Damit meldet sich die Person an." />
      <RoleField />
      <TeamsField />
    </ContractForm>
  );
}
