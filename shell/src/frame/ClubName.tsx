import { Fragment } from 'react';
import { styled } from 'styled-components';

/**
 * A club's name for capital letters: „e. V.“ stays small, as it is written. The names of clubs that play together end
 * a line after their slash, where browsers would break a word instead.
 */
export function ClubName({ name }: { name: string }) {
  const [, main = name, legalForm] = /^(.*?)\s+(e\.\s?V\.)$/.exec(name) ?? [];
  return (
    <>
      {main.split('/').map((part, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <>
              /<wbr />
            </>
          )}
          {part}
        </Fragment>
      ))}
      {legalForm && <LegalForm> {legalForm}</LegalForm>}
    </>
  );
}

const LegalForm = styled.span`
  font-size: 0.6em;
  text-transform: none;
  white-space: nowrap;
`;
