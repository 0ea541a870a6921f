import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { ArrowLeftIcon } from '@portal/shared-ui';
import { styled } from 'styled-components';

type ScreenHeadProps = { title: string; lead?: string; back?: { to: string; label: string }; actions?: ReactNode };

/** The screen's heading with the way back and its actions. */
export function ScreenHead({ title, lead, back, actions }: ScreenHeadProps) {
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
      {actions && <Actions>{actions}</Actions>}
    </Head>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-4);
  margin-bottom: var(--space-6);
  overflow-wrap: anywhere;
  h1 {
    font-size: var(--text-2xl);
    text-transform: uppercase;
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
`;
