import { useQuery } from '@tanstack/react-query';
import { Skeleton } from '@wanderwork/ui';
import { Loading, LoadError } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { AdminPart } from '../../../shared/admin/admin-part';
import { providersQuery } from '../api/providers';
import { Provider } from './provider';

/** The providers of figures with their license, and whether this installation allows them. */
export const Providers = () => {
  const { data, isError, refetch } = useQuery(providersQuery);
  return (
    <AdminPart aria-labelledby="providers">
      <h2 id="providers">Fetch figures</h2>
      {data ? (
        <List>
          {data.map((provider) => (
            <Provider key={provider.name} provider={provider} />
          ))}
        </List>
      ) : isError ? (
        <LoadError label="The providers" onTryAgain={() => void refetch()} />
      ) : (
        <Loading label="The providers">
          <Skeleton $height="180px" />
        </Loading>
      )}
    </AdminPart>
  );
};

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 320px), 1fr));
  gap: var(--s4);
  margin: 0;
  padding: 0;
  list-style: none;
`;
