import { type IrexDimension, dimensionNames } from '@wanderwork/contracts';
import styled from 'styled-components';
import { VisuallyHidden } from '@wanderwork/ui';

const formatPercent = (share: number) => `${Math.round(share * 100)}%`;

/** The dimensions of a score: a ruler for each, with its weight and how much of its data is known. */
export const DimensionBars = ({ dimensions }: { dimensions: IrexDimension[] }) => (
  <List aria-label="Dimensions of the score">
    {dimensions.map(({ key, weight, score, quality }) => (
      <li key={key}>
        <Name>
          {dimensionNames[key]} <Weight>{formatPercent(weight)}</Weight>
        </Name>
        <Ruler score={score} />
        <Score>
          {Math.round(score)}
          <VisuallyHidden> of 100</VisuallyHidden>
        </Score>
        <KnownShare>{formatPercent(quality)} known</KnownShare>
      </li>
    ))}
  </List>
);

const tenths = Array.from({ length: 11 }, (_, index) => index);

const Ruler = ({ score }: { score: number }) => (
  <Drawing aria-hidden height={18}>
    <line x1="0" x2="100%" y1={13.5} y2={13.5} />
    {tenths.map((tenth) => (
      <line key={tenth} x1={`${tenth * 10}%`} x2={`${tenth * 10}%`} y1={tenth % 5 ? 10 : 7} y2={13} />
    ))}
    <rect y={8} width={`${score}%`} height={5} />
  </Drawing>
);

/** The layout depends on the container, which may be a side column. */
const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;
  container-type: inline-size;

  li {
    display: grid;
    grid-template: 'name known score' auto 'ruler ruler ruler' auto / minmax(0, 1fr) auto 1.75rem;
    gap: 0 12px;
    align-items: baseline;
    padding: 6px 0;
  }

  @container (min-width: 32.5rem) {
    li {
      grid-template: 'name ruler score known' auto / 11rem minmax(0, 1fr) 1.75rem 5rem;
    }
  }
`;

const Name = styled.span`
  grid-area: name;
`;

const Weight = styled.span`
  font-size: var(--f-cap);
  color: var(--ink-3);
`;

const Drawing = styled.svg`
  grid-area: ruler;
  width: 100%;
  overflow: visible;
  stroke: var(--line-2);
  stroke-width: 0.8;

  rect {
    fill: var(--ink);
    stroke: none;
  }
`;

const Score = styled.b`
  grid-area: score;
  text-align: end;
`;

const KnownShare = styled.span`
  grid-area: known;
  font-size: var(--f-cap);
  color: var(--ink-3);
  text-align: end;
`;
