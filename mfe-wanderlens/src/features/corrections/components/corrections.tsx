import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadMoreTable } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { AdminPart } from '../../../shared/admin/admin-part';
import { correctionsQuery } from '../api/corrections';
import { CorrectionEntry } from './correction-entry';

/** The figures that members correct in Connect. An editor takes each into an import, or declines it. */
export const Corrections = () => (
  <AdminPart aria-labelledby="corrections">
    <h2 id="corrections">Corrections from Connect</h2>
    <LoadMoreTable
      list={useInfiniteQuery(correctionsQuery)}
      label="The corrections"
      empty="No corrections are waiting. Members propose them in Connect."
    >
      {(corrections) => (
        <List role="list">
          {corrections.map((correction) => (
            <li key={correction.id}>
              <CorrectionEntry correction={correction} />
            </li>
          ))}
        </List>
      )}
    </LoadMoreTable>
  </AdminPart>
);

const List = styled.ul`
  display: grid;
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
