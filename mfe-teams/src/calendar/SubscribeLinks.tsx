import { showToast, useSiteOrigin } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { waysTo, type Subscription } from './subscription.ts';

/** The ways to subscribe, each by the calendar that people use. */
export function SubscribeLinks(subscription: Subscription) {
  const { address, ways } = waysTo(subscription, useSiteOrigin());
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ title: 'Link kopiert.' }),
      () => showToast({ title: 'Link nicht kopiert', description: address, variant: 'danger' }),
    );
  return (
    <Links>
      {ways.map(({ label, href, isFile }) => (
        <a key={label} href={href} {...(isFile ? { download: '' } : href.startsWith('https:') && NEW_TAB)}>
          {label}
        </a>
      ))}
      <button type="button" onClick={() => void copy()}>
        Link kopieren
      </button>
    </Links>
  );
}

const NEW_TAB = { target: '_blank', rel: 'noopener noreferrer' };

const Links = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-6);

  :is(a, button) {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }

  button {
    text-decoration: underline;
  }
`;
