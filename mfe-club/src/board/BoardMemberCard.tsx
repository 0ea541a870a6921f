import type { BoardMember } from '@portal/api/contract';
import { Card } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ContactLinks } from '../person/ContactLinks.tsx';
import { PersonPhoto } from '../person/PersonPhoto.tsx';

type BoardMemberCardProps = { member: BoardMember; /** `width / height` of the portrait. */ photoShape: string };

/** A member of the board with portrait, office and how they are reached. */
export function BoardMemberCard({ member, photoShape }: BoardMemberCardProps) {
  return (
    <FullHeightCard>
      <PersonPhoto person={member} aspectRatio={photoShape} sizes="(min-width: 640px) 300px, calc(100vw - 32px)" />
      <Body>
        <Name>{member.name}</Name>
        <Position>{member.position}</Position>
        <ContactLinks email={member.email} phone={member.phone} />
      </Body>
    </FullHeightCard>
  );
}

const FullHeightCard = styled(Card)`
  height: 100%;
`;

const Body = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-5);
`;

const Name = styled.h2`
  font-size: var(--text-xl);
  overflow-wrap: anywhere;
`;

const Position = styled.p`
  color: var(--color-muted);
  line-height: 1.35;
`;
