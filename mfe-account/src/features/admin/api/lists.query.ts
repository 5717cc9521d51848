import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import {
  paths,
  type AdminMail,
  type AdminUserSummary,
  type AuditRecord,
  type NewsletterPerson,
  type OpenPage,
  type WaitlistPerson,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { type Filters } from '../model/use-filters';

/** What every query of the admin area begins with, so that one deed can have all of them asked again. */
export const ADMIN_KEY = 'admin';

/** A list as it grows page by page. While new filters are asked for, the old result stays in sight. */
export const list = <Row>(path: string, filters: Filters) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_KEY, path, filters],
    queryFn: ({ pageParam, signal }) =>
      http.get<OpenPage<Row>>(path, { query: { ...filters, after: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
  });

const { admin } = paths.api;

export const usersQuery = (filters: Filters) => list<AdminUserSummary>(admin.users(), filters);
export const mailsQuery = (filters: Filters) => list<AdminMail>(admin.mails(), filters);
export const waitlistQuery = () => list<WaitlistPerson>(admin.waitlist(), {});
export const newsletterQuery = (filters: Filters) => list<NewsletterPerson>(admin.newsletter(), filters);
export const auditQuery = (filters: Filters) => list<AuditRecord>(admin.audit(), filters);
