import { useState } from 'react';
import { NewAccount, type CreatedAccount, type OneTimeLink } from '@portal/api/contract';
import { Button, ButtonLink, request } from '@portal/shared-ui';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { withProof } from '../../kit/proof/with-proof.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { accountValues, ReaderField, RoleField, TeamsField, type AccountValues } from './role-fields.tsx';
import { focusAtBeginning } from '../../kit/focus-at-beginning.ts';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';
import { Stack, Buttons } from '../../kit/layout.ts';
import { userKind } from './user-kind.ts';

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
  const writer = useWriter<CreatedAccount>(userKind);
  const [created, setCreated] = useState<CreatedAccount>();
  const invite = async (values: AccountValues, base: CreatedAccount | null): Promise<CreatedAccount> => {
    const account = await writer.send(values, base);
    // An invitation whose answer was lost has lost its link, too: the stored one, as last typed, gets another.
    const needsLink = base !== null && account.state === 'invited';
    const path = `${targetOf(userKind, account.id)}/link` as const;
    const link = needsLink ? await request<OneTimeLink>('POST', path) : (account.link ?? null);
    return { ...account, link };
  };
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
        <Buttons ref={focusOnLeaving}>
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
      save={(values, base) => withProof(() => invite(values, base))}
      onSaved={(account) => {
        setCreated(account);
        void writer.refresh();
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
