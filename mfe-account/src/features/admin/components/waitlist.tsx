import { useInfiniteQuery } from '@tanstack/react-query';
import { formatLocalDate, type WaitlistPerson } from '@wanderwork/contracts';
import { LoadMoreTable, ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { fetchWaitlistFile } from '../api/actions';
import { waitlistQuery } from '../api/lists.query';
import { formatForms } from '../model/form-labels';
import { AdminFrame } from './admin-frame';
import { ExportButton } from './export-button';
import { RowHead } from './row-head';

/** The people on the waitlist. */
export const Waitlist = () => (
  <AdminFrame
    title="Waitlist"
    lead="People stay here until they’re invited or ask to be removed."
    actions={<ExportButton file="waitlist.csv" fetchFile={fetchWaitlistFile} />}
  >
    <LoadMoreTable list={useInfiniteQuery(waitlistQuery())} label="The waitlist" empty="Nobody is waiting.">
      {(people) => <ListTable caption="Waitlist" columns={columns} rows={people} />}
    </LoadMoreTable>
  </AdminFrame>
);

const columns: ListColumns<WaitlistPerson> = [
  {
    title: 'Person',
    render: ({ email, name }) => (
      <RowHead below={name}>
        <bdi>{email}</bdi>
      </RowHead>
    ),
  },
  { title: 'Location', render: ({ currentLocation }) => <bdi>{currentLocation ?? 'Not given'}</bdi> },
  { title: 'Form', render: ({ sources }) => formatForms(sources) },
  { title: 'Since', render: ({ createdAt }) => formatLocalDate(createdAt) },
];
