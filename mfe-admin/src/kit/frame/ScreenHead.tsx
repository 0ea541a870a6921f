import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';

export type ScreenHeadProps = {
  title: string;
  /** One sentence under the title: what this screen is for. */
  lead?: string;
  /** The address of the screen above this one. */
  back?: { to: string; label: string };
  /** Beside the title: the possible actions. */
  actions?: ReactNode;
  /** Begins something new. */
  create?: ReactNode;
};

/** The screen's heading with the back link and its actions. */
export function ScreenHead({ title, lead, back, actions, create }: ScreenHeadProps) {
  return (
    <Head>
      <div>
        {back && (
          <Back to={back.to}>
            <ArrowLeftIcon /> {back.label}
          </Back>
        )}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {(actions || create) && (
        <Actions data-row={actions ? '' : undefined}>
          {actions}
          {create && <Create data-create="">{create}</Create>}
        </Actions>
      )}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: end;
  gap: var(--space-4);
  margin-bottom: var(--space-6);
  overflow-wrap: anywhere;
  > :first-child {
    flex: 1 1 auto;
  }
  h1 {
    font-size: var(--text-2xl);
  }
  p {
    max-width: 30.8em;
    margin-top: var(--space-1);
    color: var(--color-muted);
  }
`;

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: var(--space-2);
  min-height: var(--touch);
  font-weight: 600;
  text-decoration: none;
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
  /* In a place of its own, however long the title is. */
  @media (max-width: 639px) {
    &[data-row] {
      flex-basis: 100%;
    }
  }
`;

/**
 * On phones a bar above the navigation, within thumb's reach also from the middle of a list, which ends above it; gone
 * where an empty list offers it itself.
 */
const Create = styled.div`
  main:has([data-nothing] a) & {
    display: none;
  }
  @media (max-width: 639px) and (min-height: 480px) {
    main:not(:has([data-empty])) & {
      position: fixed;
      z-index: 2;
      inset: auto 0 calc(var(--admin-bar) + env(safe-area-inset-bottom));
      display: grid;
      padding: var(--space-2) var(--gutter);
      border-top: 1px solid var(--color-line);
      background: var(--color-page);
    }
  }
`;
