import {
  dimensionNames,
  formatMonth,
  paths,
  type IrexDimensionChange,
  type IrexMonth,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Small, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';

/** A change in points with its sign: "+0.6", "−1.2", or "no change" if it rounds to zero. */
export const formatPoints = (points: number): string => {
  const size = Math.abs(points).toFixed(1);
  if (size === '0.0') return 'no change';
  return `${points < 0 ? '−' : '+'}${size}`;
};

/** Why a month's score differs from the previous one: a new formula, or the effect of each dimension, largest first. */
const Reason = ({ month: { changed, formulaChange }, version }: Props) => {
  if (formulaChange)
    return (
      <p>
        The formula and its figures changed, from version {formulaChange.from} to {version}. By the old
        version the score was {formulaChange.published.toFixed(1)}. You can’t compare the two: they use
        different figures.{' '}
        <TextLink as={AppLink} to={paths.web.method()}>
          How scores are made
        </TextLink>
      </p>
    );
  if (changed.length === 0)
    return <Small $quiet>No dimension changed the score by 0.1 points or more.</Small>;
  return (
    <List role="list">
      {changed.map((change) => (
        <Part key={change.key} change={change} />
      ))}
    </List>
  );
};

interface Props {
  month: IrexMonth;
  /** The version of the current formula. */
  version: string;
}

/** One month compared with the previous one. */
export const MonthChange = ({ month, version }: Props) => (
  <div>
    <Head>
      <h3>{formatMonth(month.month)}</h3>
      <b>
        {month.published.toFixed(1)} {month.points !== null && <Points points={month.points} />}
      </b>
    </Head>
    <Reason month={month} version={version} />
  </div>
);

const Part = ({ change: { key, from, to, points } }: { change: IrexDimensionChange }) => (
  <li>
    <span>{dimensionNames[key]}</span>
    <Quiet>
      {from.toFixed(1)} → {to.toFixed(1)}
    </Quiet>
    <Points points={points} />
  </li>
);

const Points = ({ points }: { points: number }) => (
  <Change $falls={points < 0}>
    {formatPoints(points)}
    {formatPoints(points) !== 'no change' && <span className="visually-hidden"> points</span>}
  </Change>
);

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--s4);
  justify-content: space-between;
  align-items: baseline;
  padding-bottom: var(--s2);
  border-bottom: 1px solid var(--ink-3);

  h3 {
    font-size: var(--f-lg);
  }

  b {
    display: flex;
    gap: var(--s3);
  }
`;

const List = styled.ul`
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto 9ch;
    gap: var(--s4);
    padding-block: 7px;
  }

  li + li {
    border-top: 1px solid var(--line);
  }
`;

const Quiet = styled.span`
  color: var(--ink-3);
`;

const Change = styled.span<{ $falls: boolean }>`
  font-weight: 600;
  color: ${({ $falls }) => ($falls ? 'var(--bad)' : 'var(--ok)')};
  text-align: end;
`;
