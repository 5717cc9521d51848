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

/** Who did what: every deed of an admin, and what people did to their own accounts. */
export const Audit = () => {
  const { filters, isFiltered, change } = useFilters(['actor', 'action']);
  return (
    <AdminFrame
      title="Audit log"
      lead={`Who did what, kept for ${formatDuration(retention.audit)}. Nothing in it can be changed.`}
    >
      <FilterRow>
        <SearchField
          label="By whom"
          description="A part of an email or name, or an id."
          value={filters['actor']}
          onChange={(value) => change('actor', value)}
        />
        <Choice
          label="Deed"
          all="Every deed"
          options={knownActions.map(({ action, words }) => ({ value: action, words }))}
          value={filters['action']}
          onChange={(value) => change('action', value)}
        />
      </FilterRow>
      <LoadMoreTable
        list={useInfiniteQuery(auditQuery(filters))}
        label="Audit log"
        empty={isFiltered ? 'Nothing like this was written down.' : 'Nothing was written down so far.'}
      >
        {(entries) => <AuditTable entries={entries} />}
      </LoadMoreTable>
    </AdminFrame>
  );
};
