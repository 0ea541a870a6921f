import { useState } from 'react';
import { NewAccount, type Account, type CreatedAccount, type OneTimeLink } from '@portal/api/contract';
import { Button, ButtonLink, request, useRefreshResources } from '@portal/shared-ui';
import { useCreation } from '../../kit/edit/use-creation.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { withProof } from '../../kit/proof/with-proof.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { accountValues, ReaderField, RoleField, TeamsField, type AccountValues } from './role-fields.tsx';
import { focusAtBeginning } from '../../kit/focus-at-beginning.ts';
import { Stack, Buttons } from '../../kit/layout.ts';

/** Invites somebody: a name, an address, a role; the invited person does the rest. */
export function InviteScreen() {
  return (
    <AdminFrame
      title="Jemanden einladen"
      lead="Das Passwort legt die eingeladene Person selbst fest, über einen Link, der einmal gilt."
      access="admin"
      back={{ to: '/admin/benutzer', label: 'Benutzer' }}
    >
      <Invitation />
      <ProofQuestion />
    </AdminFrame>
  );
}

function Invitation() {
  const refresh = useRefreshResources();
  const create = useCreation<CreatedAccount>('/api/users');
  const [created, setCreated] = useState<CreatedAccount>();
  if (created)
    return (
      <Stack $gap={5}>
        <h2 ref={focusAtBeginning} tabIndex={-1}>
          {created.name} ist eingeladen.
        </h2>
        {created.link ? (
          <LinkPanel link={created.link} name={created.name} />
        ) : (
          <p>Das Passwort ist schon festgelegt, ein Link ist nicht mehr nötig.</p>
        )}
        <Buttons>
          <ButtonLink to="/admin/benutzer">Fertig</ButtonLink>
          <Button variant="secondary" onClick={() => setCreated(undefined)}>
            Noch jemanden einladen
          </Button>
        </Buttons>
      </Stack>
    );
  return (
    <ContractForm<AccountValues, CreatedAccount>
      schema={NewAccount}
      item={null}
      toValues={accountValues}
      save={(values, base) => withProof(() => (base ? inviteAgain(values, base) : create(values)))}
      onSaved={(account) => {
        setCreated(account);
        void refresh('/api/admin/users');
      }}
      submitLabel="Einladen"
      savedText="Eingeladen."
    >
      <TextField name="name" label="Name" autoComplete="off" />
      <TextField name="email" label="E-Mail" type="email" autoComplete="off" />
      <RoleField />
      <TeamsField />
      <ReaderField />
    </ContractForm>
  );
}

/** Of an invitation whose answer was lost, and its link with it: as it was typed last, with a link of its own. */
async function inviteAgain(values: AccountValues, { id, version }: Account): Promise<CreatedAccount> {
  const account = await request<Account>('PATCH', `/api/users/${id}`, { ...values, version });
  const link = account.state === 'invited' ? await request<OneTimeLink>('POST', `/api/users/${id}/link`) : null;
  return { ...account, link };
}
