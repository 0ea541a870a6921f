import { useEffect, useState } from 'react';
import type { LinkOwner } from '@portal/api/contract';
import { Button, ButtonLink, Container, EmptyState, PageHeader, PageMeta, Skeleton } from '@portal/shared-ui';
import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { failureText } from '../../kit/failure.ts';
import { Confirmations } from '../../kit/frame/Confirmations.tsx';
import { linkPages } from './link-pages.ts';
import { findLinkOwner } from './one-time-link-api.ts';
import { PasswordByLinkForm } from './PasswordByLinkForm.tsx';

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

const Room = styled(Container)`
  --admin-bar: 0px;
  padding-block: var(--space-10) var(--space-section);
`;
