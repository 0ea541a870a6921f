import { useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** The club's name for capital letters: „e. V.“ stays small, as it is written. */
export function ClubName() {
  const { name } = useClub();
  const [, main = name, legalForm] = /^(.*?)\s+(e\.\s?V\.)$/.exec(name) ?? [];
  return (
    <>
      {main}
      {legalForm && <LegalForm> {legalForm}</LegalForm>}
    </>
  );
}

const LegalForm = styled.span`
  font-size: 0.6em;
  text-transform: none;
  white-space: nowrap;
`;
