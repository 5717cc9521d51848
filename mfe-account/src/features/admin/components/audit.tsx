import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDuration, retention } from '@wanderwork/contracts';
import { SearchField } from '@wanderwork/ui/controls';
import { LoadMoreTable } from '@wanderwork/ui/lists';
import { auditQuery } from '../api/lists.query';
import { knownActions } from '../model/audit-labels';
import { useFilters } from '../model/use-filters';
import { AdminFrame } from './admin-frame';
import { AuditTable } from './audit-table';
import { Choice, FilterRow } from './filters';

/** The audit log: every action of an admin, and what members did to their own accounts. */
export const Audit = () => {
  const { filters, isFiltered, change } = useFilters(['actor', 'action']);
  return (
    <AdminFrame
      title="Audit log"
      lead={`Every action by admins and members. Entries are kept for ${formatDuration(retention.audit)} and can’t be edited.`}
    >
      <FilterRow>
        <SearchField
          label="Done by"
          description="Part of an email or name, or an ID."
          value={filters['actor']}
          onChange={(value) => change('actor', value)}
        />
        <Choice
          label="Action"
          all="All actions"
          options={knownActions.map(({ action, label }) => ({ value: action, label }))}
          value={filters['action']}
          onChange={(value) => change('action', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(auditQuery(filters))}
        label="Audit log"
        empty={isFiltered ? 'No matching entries.' : 'No entries yet.'}
      >
        {(entries) => <AuditTable entries={entries} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};
