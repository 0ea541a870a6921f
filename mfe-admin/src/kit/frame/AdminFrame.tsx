import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import {
  Container,
  ErrorArea,
  isLeavingGuarded,
  PageMeta,
  useSession,
  ButtonLink,
  EmptyState,
  Button,
  ButtonAnchor,
} from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Spinner } from './Spinner.tsx';
import { BottomBar } from './BottomBar.tsx';
import { Confirmations, Choices } from '../dialog/Confirmations.tsx';
import { PictureQuestions } from '../children/PictureQuestions.tsx';
import { listAsLeft, noteList } from './list-as-left.ts';
import { hasAccess, screenAt, type Access } from './navigation.ts';
import { ScreenHead, type ScreenHeadProps } from './ScreenHead.tsx';
import { Sidebar } from './Sidebar.tsx';
import { Dialog } from '../dialog/Dialog.tsx';

type AdminFrameProps = Omit<ScreenHeadProps, 'title' | 'back'> & {
  /** Default: the screen's title in the table of screens. */
  title?: string | undefined;
  /** The screen above is that of its area; null: none. */
  back?: ScreenHeadProps['back'] | null;
  /** The access that is needed; the server decides on its own. */
  access?: Access;
  children: ReactNode;
};

/**
 * Around every screen of the admin area. Visitors see the spinner only
 * (docs/specification.md#differences-by-authentication-state); a user whose session is unknown because the server did
 * not answer sees a message. Unsaved text outlives the session.
 */
export function AdminFrame({ access = 'editor', children, ...given }: AdminFrameProps) {
  const signedIn = useSession((session) => session.user);
  const hasEnded = useSession((session) => session.hasEnded);
  const [lastUser, setLastUser] = useState(signedIn);
  if (signedIn && signedIn !== lastUser) setLastUser(signedIn);
  const user = signedIn ?? (hasEnded && isLeavingGuarded() ? lastUser : null);
  const isUncertain = useSession((session) => session.isUncertain);
  const { pathname, search } = useLocation();
  const here = screenAt(pathname);
  const { title = here?.title ?? '', back = here?.above, ...head } = given;
  useEffect(() => {
    const shown = screenAt(pathname);
    if (shown) noteList(shown.area, shown.isList, search);
  }, [pathname, search]);
  return (
    <>
      <PageMeta title={user ? title : 'Admin-Bereich'} description="Verwaltung der Vereinsseite." />
      {user ? (
        <Layout>
          <Sidebar user={user} pathname={pathname} />
          <Screen>
            {hasAccess(user, access) ? (
              <>
                <ScreenHead title={title} {...(back && { back: { ...back, to: listAsLeft(back.to) } })} {...head} />
                {children}
              </>
            ) : (
              <Forbidden />
            )}
          </Screen>
          <BottomBar user={user} pathname={pathname} />
          <PictureQuestions />
          <Confirmations />
          {!signedIn && <SessionEnded />}
        </Layout>
      ) : isUncertain ? (
        <ErrorArea
          heading="h1"
          title="Der Admin-Bereich konnte nicht geladen werden"
          onRetry={() => void useSession.getState().check()}
        />
      ) : (
        <Spinner />
      )}
    </>
  );
}

/** A screen that needs a higher role. */
function Forbidden() {
  return (
    <EmptyState
      level={1}
      title="Dafür fehlt die Berechtigung"
      text="Diesen Bereich verwaltet jemand anderes im Verein. Wer ihn braucht, fragt die Verwaltung nach einer anderen Rolle."
    >
      <ButtonLink to="/admin">Zur Übersicht</ButtonLink>
    </EmptyState>
  );
}

/** Over a form with unsaved text when the session ends. */
function SessionEnded() {
  const [isOpen, setIsOpen] = useState(true);
  if (!isOpen) return null;
  return (
    <Dialog title="Nicht mehr angemeldet" onClose={() => setIsOpen(false)}>
      <p>
        Deine Anmeldung ist abgelaufen oder wurde beendet. Was du geschrieben hast, steht noch da: Melde dich in einem
        neuen Tab an und mach dann hier weiter.
      </p>
      <Choices>
        <Button variant="secondary" onClick={() => void useSession.getState().check()}>
          Weitermachen
        </Button>
        <ButtonAnchor href="/auth" target="_blank" rel="noopener">
          Anmelden
        </ButtonAnchor>
      </Choices>
    </Dialog>
  );
}

const Layout = styled.div`
  --admin-bar: var(--work-bar, 64px);
  hyphens: none;
  font-size: 1rem;
  line-height: 1.5;
  /* Without weight: what a part says of its own elements counts. */
  :where(&) fieldset {
    min-width: 0;
    margin: 0;
    padding: 0;
    border: 0;
  }
  :where(&) legend {
    padding: 0;
  }
  :where(&) small {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
  @media (min-width: 1024px) {
    --admin-bar: 0px;
    display: grid;
    grid-template-columns: 248px minmax(0, 1fr);
    min-height: 100vh;
  }
`;

const Screen = styled.div`
  --covered-below: var(--admin-bar);
  @media (max-width: 639px) and (min-height: 480px) {
    --covered-below: calc(var(--admin-bar) + 65px);
    &:has([data-create]) {
      padding-bottom: calc(var(--covered-below) + var(--space-8));
    }
  }
  width: 100%;
  max-width: 1180px;
  padding: calc(var(--header-overhang) + var(--space-6)) var(--gutter) calc(var(--space-16) + var(--admin-bar));
  > ${Container} {
    padding-inline: 0;
  }
  /* A focused element is not behind a bar that sticks to the lower edge. */
  :is(a, button, input, select, textarea, summary) {
    scroll-margin-bottom: calc(var(--covered-below) + var(--space-4));
  }
  /* Chromium of 2023 forgets that margin for fields that can scroll, as dates and times do. */
  input {
    overflow: clip;
  }
  /* Files must not be clipped; the height of the highest bar of a form. */
  @supports not selector(:dir(ltr)) {
    html:has(& [type='file']:focus) {
      scroll-padding-bottom: 148px;
    }
  }
  /* The calendar button inside takes the focus from the field, which then shows no focus ring. */
  input:focus-within {
    outline: 3px solid var(--color-focus);
  }
`;
