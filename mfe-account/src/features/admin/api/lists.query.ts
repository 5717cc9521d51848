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

/** First part of the key of every admin query, so that one action can invalidate all of them. */
export const ADMIN_KEY = 'admin';

/** A list that loads page by page. While a result for new filters loads, the previous one stays visible. */
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
