import { dimensionKeys, dimensionNames } from '@wanderwork/contracts';
import { VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';

interface Props {
  name: string;
  /** In the order of `dimensionKeys`, 0–100. */
  dimensions: readonly number[];
}

/** The dimensions of a score as short bars. */
const DimensionPeek = ({ name, dimensions }: Props) => (
  <List aria-label={`Dimensions of ${name}`}>
    {dimensionKeys.map((key, at) => (
      <li key={key}>
        <span>{dimensionNames[key]}</span>
        <Ruler aria-hidden>
          <line x1="0" x2="100%" y1={6} y2={6} />
          <rect y={2} width={`${dimensions[at]}%`} height={4} />
        </Ruler>
        <b>
          {dimensions[at]}
          <VisuallyHidden> of 100</VisuallyHidden>
        </b>
      </li>
    ))}
  </List>
);

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  padding: 0;
  font-size: var(--f-cap);
  line-height: 1.25;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: 96px minmax(0, 1fr) 22px;
    gap: var(--s2);
    align-items: center;
  }

  b {
    text-align: end;
  }
`;

const Ruler = styled.svg`
  width: 100%;
  height: 8px;
  stroke: var(--line-2);
  stroke-width: 1;

  rect {
    fill: var(--ink);
    stroke: none;
  }
`;

export default DimensionPeek;
