import { useState } from 'react';
import { NewAccount, type CreatedAccount } from '@portal/api/contract';
import { Button, ButtonLink, request, useRefreshResources } from '@portal/shared-ui';
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
  const [created, setCreated] = useState<CreatedAccount>();
  if (created?.link)
    return (
      <Stack $gap={5}>
        <h2 ref={focusAtBeginning} tabIndex={-1}>
          {created.name} ist eingeladen.
        </h2>
        <LinkPanel link={created.link} name={created.name} />
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
      save={(values) => withProof(() => request<CreatedAccount>('POST', '/api/users', values))}
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
