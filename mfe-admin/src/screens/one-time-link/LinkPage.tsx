import { useEffect, useState } from 'react';
import { PasswordByLink, type LinkOwner, type LinkUsed } from '@portal/api/contract';
import {
  Button,
  ButtonLink,
  Container,
  EmptyState,
  PageHeader,
  PageMeta,
  Skeleton,
  request,
  useSession,
} from '@portal/shared-ui';
import { useLocation, useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { Type } from 'typebox';
import { failureText } from '../../kit/failure.ts';
import { Confirmations } from '../../kit/dialog/Confirmations.tsx';
import { linkPages } from './link-pages.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { PasswordField } from '../../kit/form/secret-fields.tsx';

type Shown = { token: string; owner: LinkOwner } | { failure: string } | null;

/**
 * A page that a one-time link leads to, for an invitation or a forgotten password. Its token is behind the `#`, where
 * neither logs nor other sites see it.
 */
export function LinkPage() {
  const { pathname } = useLocation();
  const { title, description: lead, path } = linkPages.find((page) => page.path === pathname) ?? linkPages[0];
  const [shown, setShown] = useState<Shown>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    const token = window.location.hash.slice(1);
    let isCurrent = true;
    const show = (next: Shown) => isCurrent && setShown(next);
    findLinkOwner(token.padEnd(20, '-')).then(
      (owner) => show({ token, owner }),
      (error: unknown) => show({ failure: failureText(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [tries]);
  return (
    <>
      <PageMeta title={title} description={lead} path={path} />
      <meta name="robots" content="noindex" />
      <PageHeader title={title} lead={lead} />
      <Room>
        {!shown && <Skeleton shape="form" />}
        {shown && 'failure' in shown && (
          <EmptyState title="Mit diesem Link geht es nicht weiter" text={shown.failure}>
            <Button
              variant="secondary"
              onClick={() => {
                setShown(null);
                setTries(tries + 1);
              }}
            >
              Noch einmal versuchen
            </Button>
            <ButtonLink to="/auth">Zur Anmeldung</ButtonLink>
          </EmptyState>
        )}
        {shown && 'owner' in shown && <PasswordByLinkForm {...shown} />}
      </Room>
      <Confirmations />
    </>
  );
}

/** The first actions of a new user. */
const WELCOME = '/admin/konto/willkommen';

type Values = { name?: string; password: string };
type PasswordByLinkFormProps = { token: string; owner: LinkOwner };

// The values that people fill in; the token comes from the link.
const { name, password } = PasswordByLink.properties;

const schemas = { invitation: Type.Object({ name, password }), password: Type.Object({ password }) };

const toValues = (owner: LinkOwner | LinkUsed | null): Values => ({ name: owner?.name ?? '', password: '' });

/** Sets the password, and with an invitation the name; the login follows, or the first actions of a new user. */
function PasswordByLinkForm({ token, owner }: PasswordByLinkFormProps) {
  const navigate = useNavigate();
  return (
    <ContractForm<Values, LinkOwner | LinkUsed>
      schema={schemas[owner.purpose]}
      item={owner}
      toValues={toValues}
      save={(values) => setPasswordByLink({ ...values, token })}
      onSaved={(saved) => void navigate(isSignedIn(saved) ? WELCOME : '/auth', { replace: true })}
      submitLabel="Passwort festlegen"
      savedText={
        owner.purpose === 'invitation'
          ? 'Das Passwort ist festgelegt.'
          : 'Das Passwort ist festgelegt. Du kannst dich jetzt anmelden.'
      }
    >
      <p>
        Für das Konto <strong>{owner.email}</strong>. Mit dieser Adresse meldest du dich an.
      </p>
      <input type="email" autoComplete="username" value={owner.email} readOnly hidden />
      {owner.purpose === 'invitation' && <TextField name="name" label="Dein Name" autoComplete="name" />}
      <PasswordField name="password" label="Neues Passwort" />
    </ContractForm>
  );
}

/** The person the link is for; throws HttpError 410 when it has expired. */
function findLinkOwner(token: string): Promise<LinkOwner> {
  return request<LinkOwner>('POST', '/api/auth/link', { token });
}

/** Sets the password and uses up the link. Sessions of that account in this browser end; an invitation begins one. */
async function setPasswordByLink(body: PasswordByLink): Promise<LinkUsed> {
  const used = await request<LinkUsed>('POST', '/api/auth/password', body);
  const { isSignedIn: isBegun, ...user } = used;
  const { user: signedIn, setUser } = useSession.getState();
  if (isBegun) setUser(user);
  else if (signedIn?.id === user.id) setUser(null);
  return used;
}

function isSignedIn(saved: LinkOwner | LinkUsed): boolean {
  return 'isSignedIn' in saved && Boolean(saved.isSignedIn);
}

const Room = styled(Container)`
  --admin-bar: 0px;
  padding-block: var(--space-10) var(--space-section);
`;
