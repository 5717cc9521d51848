import { dimensionNames, type CityAnalytics, type CityDetail, type LivingIndex } from '@wanderwork/contracts';
import { DataMark, media, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { formatFigure, useFigureUnits } from '../../../shared/figure-text';
import { getPercent, describeRegionRank, describeRoughRank, describeWorldRank } from '../model/rank-labels';

const parts = [
  ['dimension', 'The eight dimensions'],
  ['figure', 'Main figures'],
] as const;

/** How a city ranks among all cities and within its region, by dimension and main figure. */
export const LivingIndexes = ({ indexes, region }: Pick<CityAnalytics, 'indexes' | 'region'>) => (
  <Stack $gap={4}>
    <h3>How it compares</h3>
    {parts.map(([part, title]) => {
      const partIndexes = indexes.filter((index) => index.part === part);
      return partIndexes.length === 0 ? null : (
        <div key={part}>
          <h4>{title}</h4>
          <List aria-label={title}>
            {partIndexes.map((index) => (
              <IndexLine key={index.key} index={index} region={region} />
            ))}
          </List>
        </div>
      );
    })}
    <Small $quiet>
      Compared with every city that has the figure. Further right is always better: cheaper, faster, nearer,
      safer.
    </Small>
  </Stack>
);

/** The city's own scores, which are free, on rulers without the ranks that are not. */
export const LockedIndexes = ({ dimensions }: Pick<CityDetail['irex'], 'dimensions'>) => (
  <Stack $gap={4}>
    <h3>How it compares</h3>
    <List aria-label="The eight dimensions">
      {dimensions.map(({ key, score }) => (
        <li key={key}>
          <span>
            {dimensionNames[key]} <b>{Math.round(score)}</b>
          </span>
          <PercentRuler percent={null} />
        </li>
      ))}
    </List>
  </Stack>
);

const IndexLine = ({ index, region }: { index: LivingIndex; region: string }) => {
  const units = useFigureUnits();
  const isRough = index.reliability === 'D';
  const value = index.part === 'figure' ? formatFigure(index, units) : String(Math.round(index.value));
  return (
    <li>
      <span>
        {index.label} <b>{value}</b>{' '}
        {index.part === 'figure' && (
          <DataMark grade={index.grade} reliability={index.reliability} showText={isRough} />
        )}
      </span>
      <PercentRuler percent={getPercent(index.world) ?? 0} />
      <Small $quiet as="span">
        {isRough
          ? `${describeRoughRank(index.world)}.`
          : `${describeWorldRank(index.world)}. ${describeRegionRank(index, region)}.`}
      </Small>
    </li>
  );
};

/** A ruler from the last place to the first, with a needle at this city's place, if it is shown. */
const PercentRuler = ({ percent }: { percent: number | null }) => (
  <Ruler height={18} aria-hidden>
    <line x1="0" x2="100%" y1={13} y2={13} />
    {[0, 25, 50, 75, 100].map((quarter) => (
      <line key={quarter} x1={`${quarter}%`} x2={`${quarter}%`} y1={quarter % 50 ? 10 : 7} y2={13} />
    ))}
    {percent !== null && <Needle x1={`${percent}%`} x2={`${percent}%`} y1={2} y2={17} />}
  </Ruler>
);

const List = styled.ul.attrs({ role: 'list' })`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 2px var(--s4);
    padding-block: 8px;
    border-bottom: 1px solid var(--line);
  }

  ${media.tablet} {
    li {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
      align-items: baseline;
    }

    li > :nth-child(3) {
      grid-column: 1 / -1;
    }
  }
`;

const Ruler = styled.svg`
  width: 100%;
  overflow: visible;
  stroke: var(--line-2);
  stroke-width: 0.8;
`;

const Needle = styled.line`
  stroke: var(--red);
  stroke-width: 2.5;
`;
