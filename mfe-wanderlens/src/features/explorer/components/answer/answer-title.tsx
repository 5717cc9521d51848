import styled from 'styled-components';

/** The heading of a group of cities. */
export const AnswerTitle = styled.h2`
  margin-bottom: var(--s4);
  font-size: var(--f-xl);
  text-wrap: balance;
`;
