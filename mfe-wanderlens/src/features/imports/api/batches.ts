import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { paths, type CityBatch, type CityBatchDetail, type OpenPage } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY } from '../../../shared/admin/admin-key';

export const batchesQuery = infiniteQueryOptions({
  queryKey: [ADMIN_KEY, 'cities', 'batches'],
  queryFn: ({ pageParam }) =>
    http.get<OpenPage<CityBatch>>(paths.api.admin.batches(), { query: { after: pageParam } }),
  initialPageParam: '',
  getNextPageParam: ({ nextKey }) => nextKey,
});

export const batchQuery = (id: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'cities', 'batches', id],
    queryFn: () => http.get<CityBatchDetail>(paths.api.admin.batch(id)),
  });

const getContentType = ({ name }: File): string =>
  /\.(jsonl|ndjson|json)$/i.test(name) ? 'application/jsonl' : 'text/csv';

/** Uploads a file. The server answers with the changes it would make. */
export const planFile = async (file: File): Promise<CityBatchDetail> => {
  const query = new URLSearchParams({ name: file.name.slice(0, 120) });
  const response = await http.raw(`${paths.api.admin.batches()}?${query}`, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': getContentType(file) },
    body: file,
  });
  return (await response.json()) as CityBatchDetail;
};

export const applyBatch = (id: number): Promise<CityBatchDetail> =>
  http.post<CityBatchDetail>(paths.api.admin.applyBatch(id));
export const rollBackBatch = (id: number): Promise<CityBatchDetail> =>
  http.post<CityBatchDetail>(paths.api.admin.rollBackBatch(id));
export const discardBatch = (id: number): Promise<void> => http.delete(paths.api.admin.batch(id));
