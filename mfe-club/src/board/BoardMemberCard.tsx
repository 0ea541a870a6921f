import type { BoardMember } from '@portal/api/contract';
import { Card } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ContactLinks } from '../person/ContactLinks.tsx';
import { PersonPhoto } from '../person/PersonPhoto.tsx';

type BoardMemberCardProps = { member: BoardMember; /** `width / height` of the portrait. */ photoShape: string };

/** A member of the board with portrait, office and contact. */
export function BoardMemberCard({ member, photoShape }: BoardMemberCardProps) {
  return (
    <FullHeightCard>
      <PersonPhoto person={member} aspectRatio={photoShape} sizes="(min-width: 600px) 300px, 112px" />
      <Body>
        <Name>{member.name}</Name>
        <Position>{member.position}</Position>
        <ContactLinks email={member.email} phone={member.phone} />
      </Body>
    </FullHeightCard>
  );
}

/* On phones the portrait is beside the text: a dozen members are not a dozen screens. */
const FullHeightCard = styled(Card)`
  height: 100%;

  @media (max-width: 599px) {
    flex-direction: row;

    > :first-child {
      flex: none;
      width: 112px;
      min-height: 140px;
    }
  }
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-1);
  min-width: 0;
  padding: var(--space-5);

  @media (max-width: 599px) {
    padding: var(--space-4);
  }
`;

const Name = styled.h2`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

const Position = styled.p`
  color: var(--color-muted);
  line-height: 1.35;
  overflow-wrap: anywhere;
`;
