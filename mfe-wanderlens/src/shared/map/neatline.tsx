import styled from 'styled-components';

const drawLadder = (direction: string) =>
  `repeating-linear-gradient(${direction}, var(--ink) 0 28px, var(--sheet) 28px 56px)`;

/** The frame of a map: alternating ink and paper between two lines. */
export const Neatline = styled.div`
  padding: 5px;
  border: 1px solid var(--ink);
  background:
    ${drawLadder('to right')} top / 100% 5px no-repeat,
    ${drawLadder('to right')} bottom / 100% 5px no-repeat,
    ${drawLadder('to bottom')} left / 5px 100% no-repeat,
    ${drawLadder('to bottom')} right / 5px 100% no-repeat;

  > * {
    border: 1px solid var(--ink);
  }
`;
