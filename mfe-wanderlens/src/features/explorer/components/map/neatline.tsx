import styled from 'styled-components';

const ladder = (way: string) =>
  `repeating-linear-gradient(${way}, var(--ink) 0 28px, var(--sheet) 28px 56px)`;

/** The frame of a map: a ladder of ink and paper between two lines. */
export const Neatline = styled.div`
  padding: 5px;
  border: 1px solid var(--ink);
  background:
    ${ladder('to right')} top / 100% 5px no-repeat,
    ${ladder('to right')} bottom / 100% 5px no-repeat,
    ${ladder('to bottom')} left / 5px 100% no-repeat,
    ${ladder('to bottom')} right / 5px 100% no-repeat;

  > * {
    border: 1px solid var(--ink);
  }
`;
