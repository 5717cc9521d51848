import { queryOptions } from '@tanstack/react-query';
import { paths, type AdminOverview, type AdminSettings, type AdminUser } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY } from './lists.query';

const { admin } = paths.api;

export const overviewQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'overview'],
  queryFn: () => http.get<AdminOverview>(admin.overview()),
});

export const userQuery = (id: string) =>
  queryOptions({ queryKey: [ADMIN_KEY, 'user', id], queryFn: () => http.get<AdminUser>(admin.user(id)) });

export const settingsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'settings'],
  queryFn: () => http.get<AdminSettings>(admin.settings()),
});
