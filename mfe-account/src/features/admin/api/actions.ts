import { paths, type AdminSettings, type AdminUser } from '@wanderwork/contracts';
import { type AdminSettingsRequest, type AdminUserRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { type Filters } from '../model/use-filters';

const { admin } = paths.api;

export const changeUser = (id: string, request: AdminUserRequest): Promise<AdminUser> =>
  http.patch<AdminUser>(admin.user(id), request);

export const endSessions = (id: string): Promise<{ ended: number }> =>
  http.post<{ ended: number }>(admin.endSessions(id));

export const retryMail = (id: string): Promise<void> => http.post(admin.retryMail(id));

export const changeSettings = (request: AdminSettingsRequest): Promise<AdminSettings> =>
  http.put<AdminSettings>(admin.settings(), request);

export const fetchWaitlistFile = (): Promise<string> => http.getText(admin.waitlistExport());

export const fetchNewsletterFile = (filters: Filters): Promise<string> =>
  http.getText(admin.newsletterExport(), { query: filters });
