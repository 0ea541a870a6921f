import { ButtonLink, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ShareButton } from './ShareButton.tsx';

/** Who published the article, and where to go from here. */
export function ArticleFooter({ title }: { title: string }) {
  const club = useClub();
  return (
    <Footer>
      <p>
        Veröffentlicht von <strong>{club.name}</strong>
      </p>
      <Actions>
        <ShareButton title={title} />
        <ButtonLink to="/news">Weitere Neuigkeiten ansehen</ButtonLink>
      </Actions>
    </Footer>
  );
}

const Footer = styled.footer`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  max-width: var(--width-text);
  margin: var(--space-12) auto 0;
  padding-top: var(--space-6);
  box-shadow: inset 0 2px var(--color-line);

  p {
    color: var(--color-muted);
  }

  strong {
    color: var(--color-text);
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-3);
`;
