import { useState } from 'react';
import type { Account, OneTimeLink } from '@portal/api/contract';
import { Button, formatDateTime, request, showToast } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../../kit/dialog/confirm.ts';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { withProof } from '../../kit/proof/with-proof.ts';
import { LinkPanel } from './LinkPanel.tsx';
import { StateBadge } from './StateBadge.tsx';
import { userKind } from './user-kind.ts';
import { useWork } from '../../kit/use-work.ts';

const explanations = {
  active: 'Kann sich anmelden. Bei vergessenem Passwort hilft ein Link, der einmal gilt.',
  invited: 'Hat noch kein Passwort festgelegt und kann sich deshalb noch nicht anmelden.',
  off: 'Kann sich nicht anmelden. Alles, was die Person geschrieben hat, bleibt erhalten.',
} as const;

/** Whether the account may sign in; a link for a (new) password; switching it off and on. */
export function UserAccess({ account }: { account: Account }) {
  const { id, name, state, linkExpiresAt } = account;
  const writer = useWriter(userKind);
  const [link, setLink] = useState<OneTimeLink>();
  const { isBusy, run } = useWork();

  const handleLink = () =>
    void run(async () => {
      setLink(await withProof(() => request<OneTimeLink>('POST', `${targetOf(userKind, id)}/link`)));
      await writer.refresh();
    });
  const handleSwitch = async () => {
    const isOff = state === 'off';
    const question = {
      title: `${name} abschalten?`,
      text: 'Das Konto wird auf allen Geräten abgemeldet und kann sich nicht mehr anmelden. Du kannst es jederzeit wieder einschalten.',
      confirmLabel: 'Abschalten',
    };
    if (!isOff && !(await confirm(question))) return;
    await run(async () => {
      await withProof(() => writer.change([id], { active: isOff }));
      setLink(undefined);
      showToast({ title: isOff ? `${name} ist wieder eingeschaltet.` : `${name} ist abgeschaltet.` });
    });
  };

  return (
    <section>
      <h2>Zugang</h2>
      <State>
        <StateBadge state={state} /> {explanations[state]}
      </State>
      {linkExpiresAt && !link && <p>Ein Link ist unterwegs und gilt bis {formatDateTime(linkExpiresAt)}.</p>}
      {link && <LinkPanel link={link} name={name} />}
      <Buttons>
        {state !== 'off' && (
          <Button variant="secondary" aria-disabled={isBusy} onClick={handleLink}>
            {state === 'invited' ? 'Neue Einladung' : 'Link für neues Passwort'}
          </Button>
        )}
        <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleSwitch()}>
          {state === 'off' ? 'Konto einschalten' : 'Konto abschalten'}
        </Button>
      </Buttons>
    </section>
  );
}

const State = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-3);
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  margin-top: var(--space-4);
`;
