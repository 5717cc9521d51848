import { useInfiniteQuery } from '@tanstack/react-query';
import { formatShortDate, type WaitlistPerson } from '@wanderwork/contracts';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { fetchWaitlistFile } from '../api/actions';
import { waitlistQuery } from '../api/lists.query';
import { formLabels } from '../model/form-labels';
import { AdminFrame } from './admin-frame';
import { ExportButton } from './export-button';
import { RowHead } from './row-head';

/** Who asked to be told. */
export const Waitlist = () => (
  <AdminFrame
    title="Waitlist"
    lead="Who asked to be told, until they are invited or ask to go."
    actions={<ExportButton file="waitlist.csv" fetchFile={fetchWaitlistFile} />}
  >
    <LoadMoreTable list={useInfiniteQuery(waitlistQuery())} label="Waitlist" empty="Nobody waits.">
      {(people) => <ListTable caption="Waitlist" columns={columns} rows={people} />}
    </LoadMoreTable>
  </AdminFrame>
);

const columns: ListColumns<WaitlistPerson> = [
  {
    title: 'Who',
    of: ({ email, name }) => (
      <RowHead below={name}>
        <bdi>{email}</bdi>
      </RowHead>
    ),
  },
  { title: 'Where', of: ({ currentLocation }) => <bdi>{currentLocation ?? 'Not said'}</bdi> },
  { title: 'By which form', of: ({ sources }) => formLabels(sources) },
  { title: 'Since', of: ({ createdAt }) => formatShortDate(createdAt) },
];
