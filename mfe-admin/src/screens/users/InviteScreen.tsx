import { useEffect, useRef, useState, type ReactNode } from 'react';
import { NewAccount, type CreatedAccount, type Role } from '@portal/api/contract';
import { Button, ButtonLink, request, useRefreshResources } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { withProof } from '../../kit/proof/with-proof.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { RoleField, TeamsField } from './role-fields.tsx';

type Values = { name: string; email: string; role: Role; teams: string[] };

const toValues = (): Values => ({ name: '', email: '', role: 'editor', teams: [] });

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
      <Done>
        <Heading>{created.name} ist eingeladen.</Heading>
        <LinkPanel link={created.link} name={created.name} />
        <Buttons>
          <ButtonLink to="/admin/benutzer">Fertig</ButtonLink>
          <Button variant="secondary" onClick={() => setCreated(undefined)}>
            Noch jemanden einladen
          </Button>
        </Buttons>
      </Done>
    );
  return (
    <ContractForm<Values, CreatedAccount>
      schema={NewAccount}
      item={null}
      toValues={toValues}
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
    </ContractForm>
  );
}

/** Takes the focus of the form it follows. */
function Heading({ children }: { children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}

const Done = styled.div`
  display: grid;
  gap: var(--space-5);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
