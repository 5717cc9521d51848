import styled from 'styled-components';

const createTicks = (direction: string) =>
  `repeating-linear-gradient(${direction}, var(--ink) 0 28px, transparent 28px 56px)`;

/** The border of an atlas page (neatline) around a picture or a map. */
export const Plate = styled.figure`
  position: relative;
  padding: 6px;
  border: 1px solid var(--ink);
  background:
    ${createTicks('90deg')} 0 1px / 100% 3px no-repeat,
    ${createTicks('90deg')} 0 calc(100% - 1px) / 100% 3px no-repeat,
    ${createTicks('0deg')} 1px 0 / 3px 100% no-repeat,
    ${createTicks('0deg')} calc(100% - 1px) 0 / 3px 100% no-repeat,
    var(--sheet);
`;

/** The picture inside the border. */
export const PlateWindow = styled.div`
  overflow: hidden;
  border: 1px solid var(--ink);
`;
