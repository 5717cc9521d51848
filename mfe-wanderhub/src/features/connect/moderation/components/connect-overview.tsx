import { useQuery } from '@tanstack/react-query';
import { OVERVIEW_DAYS, type ConnectOverview as Overview, type QueueTarget } from '@wanderwork/contracts';
import { Stack, Table } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { Loaded } from '../../common/components/loaded';
import { formatCount } from '../../common/model/labels';
import { overviewQuery } from '../api/overview.query';

const LATELY = `Last ${OVERVIEW_DAYS} days`;
const NOW = 'Right now';

/** The figures of Connect, each with its period and what it counts; for the hub's section of the admin area. */
export const ConnectOverview = () => (
  <Stack as="section" $gap={4} aria-labelledby="connect-overview">
    <h2 id="connect-overview">Connect</h2>
    <Loaded query={useQuery(overviewQuery)} label="The figures of Connect">
      {(overview) => (
        <>
          <Figures {...overview} />
          <Queue targets={overview.queue} />
        </>
      )}
    </Loaded>
  </Stack>
);

const Figures = ({ posts, writers, openPlaces, heldPosts, reports, appeals }: Overview) => (
  <Grid>
    <Figure name="Posts" period={LATELY} value={posts}>
      Published topics and replies, except the WanderWork team’s.
    </Figure>
    <Figure name="Writers" period={LATELY} value={writers}>
      People who wrote at least one of these posts.
    </Figure>
    <Figure name="Open places" period={NOW} value={openPlaces}>
      Cities and regions with enough posts of their own, or kept open by a moderator.
    </Figure>
    <Figure name="Held posts" period={NOW} value={heldPosts}>
      Posts waiting for review. Only their authors and moderators see them.
    </Figure>
    <Figure name="Reports" period={LATELY} value={reports}>
      Reports from people. Several about the same post count separately.
    </Figure>
    <Figure name="Appeals" period={NOW} value={appeals.waiting}>
      Waiting for a decision. {appeals.decided} decided in the last {OVERVIEW_DAYS} days.
    </Figure>
  </Grid>
);

interface FigureProps {
  name: string;
  period: string;
  value: number;
  /** What it counts. */
  children: ReactNode;
}

const Figure = ({ name, period, value, children }: FigureProps) => (
  <div>
    <dt>
      {name} <span>{period}</span>
    </dt>
    <dd>
      <b>{value.toLocaleString('en')}</b>
      {children}
    </dd>
  </div>
);

/** Overdue targets are first, as the API sorts them. */
const Queue = ({ targets }: { targets: readonly QueueTarget[] }) =>
  targets.length === 0 ? (
    <p>No open cases in the moderation queue.</p>
  ) : (
    <Table caption="Open cases by the time in which they should be answered">
      <thead>
        <tr>
          <th scope="col">Answer within</th>
          <th scope="col">Open</th>
          <th scope="col">Overdue</th>
        </tr>
      </thead>
      <tbody>
        {targets.map(({ hours, open, overdue }) => (
          <tr key={hours}>
            <th scope="row">{formatCount(hours, 'hour')}</th>
            <td>{open}</td>
            <td>{overdue > 0 ? <b>{overdue}</b> : 'None'}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );

const Grid = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 15rem), 1fr));
  gap: var(--s4);

  > div {
    padding: var(--s4);
    border: 1px solid var(--line);
    border-radius: var(--r2);
    background: var(--sheet);
  }

  dt {
    font-weight: 600;

    span {
      margin-inline-start: var(--s1);
      font-size: var(--f-sm);
      font-weight: 400;
      color: var(--ink-2);
    }
  }

  dd {
    margin: 0;
    font-size: var(--f-sm);
    color: var(--ink-2);

    b {
      display: block;
      font: 400 var(--f-2xl) / 1.2 var(--serif);
      font-variant-numeric: lining-nums tabular-nums;
      color: var(--ink);
    }
  }
`;
