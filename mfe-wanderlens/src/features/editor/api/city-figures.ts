import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { paths, type BatchDifference, type CityBatchDetail, type EditableCity } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY } from '../../../shared/admin/admin-key';
import type { Edit } from '../model/edits';

/** A city with all its figures, including empty ones. */
export const cityFiguresQuery = (slug: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'cities', 'figures', slug],
    queryFn: () => http.get<EditableCity>(paths.api.admin.cityFigures(slug)),
  });

/** Computes the effect of edits on the scores. Throws an error that names the invalid fields. */
export const previewEdits = (slug: string, changes: readonly Edit[]): Promise<BatchDifference> =>
  http.post<BatchDifference>(paths.api.admin.cityPreview(slug), { changes });

export const previewQuery = (slug: string, changes: readonly Edit[]) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'cities', 'preview', slug, changes],
    queryFn: () => previewEdits(slug, changes),
    enabled: changes.length > 0,
    placeholderData: keepPreviousData,
  });

export const saveEdits = (slug: string, changes: readonly Edit[], reason: string): Promise<CityBatchDetail> =>
  http.put<CityBatchDetail>(paths.api.admin.cityFigures(slug), { changes, reason });
