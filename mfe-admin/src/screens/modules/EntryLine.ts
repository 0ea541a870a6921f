import { styled } from 'styled-components';

/** The text about a version, token, key or origin, with its button beside it. */
export const EntryLine = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3);
  > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  > button {
    flex: none;
    overflow-wrap: normal;
  }
`;
