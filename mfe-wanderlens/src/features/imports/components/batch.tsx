import { useQuery } from '@tanstack/react-query';
import type { CityBatchDetail, CityBatch, RefusedRow } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';
import { EmptyState, Row, Spinner, Stack, Tag, TextLink } from '@wanderwork/ui';
import { LoadError, KeyFacts, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { ScoreMoves } from '../../../shared/admin/score-moves';
import { formatCount } from '../../../shared/format';
import { batchQuery } from '../api/batches';
import { describeAction, batchOriginLabels, stateTones, batchStateLabels } from '../model/batch-labels';
import { BatchActions } from './batch-actions';
import { ChangeTable } from './change-table';

interface RefusedProps {
  rows: RefusedRow[];
  /** The total count, including lines that are not shown. */
  count: number;
}

/** The refused lines of a file, with all reasons. */
const RefusedTable = ({ rows, count }: RefusedProps) => {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>Refused lines</h3>
      <ListTable
        caption="Refused lines"
        columns={columns}
        rows={rows.map((row) => ({ ...row, id: row.line }))}
      />
      {count > rows.length && (
        <Rest>
          Showing the first {rows.length} of {count}.
        </Rest>
      )}
    </section>
  );
};

const columns: ListColumns<RefusedRow & { id: number }> = [
  { title: 'City', render: ({ slug }) => <bdi>{slug ?? 'Unnamed'}</bdi> },
  { title: 'Line', render: ({ line }) => line },
  { title: 'Reason', render: ({ reasons }) => <bdi>{reasons.join('; ')}</bdi> },
];

const Rest = styled.p`
  margin-top: var(--s3);
  font-size: var(--f-sm);
  color: var(--ink-2);
`;

/** The counts of a batch. */
const BatchCounts = ({ batch: { difference, refused } }: { batch: CityBatch }) => {
  const { cities, figures, passedOver, unnamed } = difference;
  const all: [words: string, count: number, always?: boolean][] = [
    ['Cities changed', cities.changed, true],
    ['Cities added', cities.added],
    ['Figures changed', figures.changed, true],
    ['Figures added', figures.added, true],
    ['Figures removed', figures.removed, true],
    ['Lines refused', refused, true],
    ['Skipped', passedOver],
    ['Cities not in the file (kept)', unnamed],
  ];
  const shown = all.filter(([, count, always]) => always || count > 0);
  return <KeyFacts numbers facts={shown.map(([words, count]) => [words, formatCount(count)])} />;
};

const ALL = '?part=imports';

/** One import: its changes and actions. */
export const Batch = ({ id }: { id: number }) => {
  const { data, error, refetch } = useQuery(batchQuery(id));
  return (
    <Stack $gap={5}>
      <div>
        <TextLink to={ALL}>All imports</TextLink>
      </div>
      {data ? (
        <Found batch={data} />
      ) : error instanceof HttpError && error.status === 404 ? (
        <EmptyState title="No such import">
          There is no import with this number, or it was discarded.
        </EmptyState>
      ) : error ? (
        <LoadError label="This import" onTryAgain={() => void refetch()} />
      ) : (
        <Spinner label="Loading the import" size={24} />
      )}
    </Stack>
  );
};

const Found = ({ batch }: { batch: CityBatchDetail }) => (
  <Root>
    <header>
      <Row $gap={3}>
        <h2>
          <bdi>
            Import {batch.id}: {batch.name}
          </bdi>
        </h2>
        <Tag tone={stateTones[batch.state]}>{batchStateLabels[batch.state]}</Tag>
      </Row>
      <p>{[batchOriginLabels[batch.origin], ...batch.deeds.map(describeAction)].join(' · ')}</p>
      {batch.reason && <p>Reason: {batch.reason}</p>}
    </header>
    <BatchCounts batch={batch} />
    <BatchActions batch={batch} />
    <section>
      <h3>Scores</h3>
      <ScoreMoves scores={batch.difference.scores} ahead={batch.state === 'planned'} />
    </section>
    <RefusedTable rows={batch.refusedRows} count={batch.refused} />
    <ChangeTable changes={batch.changes} count={batch.changeCount} />
  </Root>
);

const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);

  h2 {
    font-size: var(--f-xl);
    overflow-wrap: anywhere;
  }

  h3 {
    margin-bottom: var(--s3);
    font-size: var(--f-lg);
  }

  header p {
    margin-top: var(--s2);
    font-size: var(--f-sm);
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;
