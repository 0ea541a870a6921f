import { styled } from 'styled-components';

/** What is said of one version, token, key or origin, and beside it the button for it. */
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
