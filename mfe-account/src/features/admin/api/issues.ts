import { queryOptions } from '@tanstack/react-query';
import { paths, type NewsletterIssue, type NewsletterIssueSummary } from '@wanderwork/contracts';
import { type NewsletterIssueRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY, list } from './lists.query';

const { admin } = paths.api;
const POLL_INTERVAL_MS = 3000;

export const issuesQuery = () => list<NewsletterIssueSummary>(admin.issues(), {});

/** One issue. While it is being sent, it is fetched again every few seconds. */
export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'issue', id],
    queryFn: () => http.get<NewsletterIssue>(admin.issue(id)),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? POLL_INTERVAL_MS : false),
  });

export const createIssue = (content: NewsletterIssueRequest): Promise<NewsletterIssue> =>
  http.post<NewsletterIssue>(admin.issues(), content);
export const updateIssue = (id: string, content: NewsletterIssueRequest): Promise<NewsletterIssue> =>
  http.put<NewsletterIssue>(admin.issue(id), content);
export const removeIssue = (id: string): Promise<void> => http.delete(admin.issue(id));
export const sendTestIssue = (id: string): Promise<NewsletterIssue> =>
  http.post<NewsletterIssue>(admin.testIssue(id));
/** Sends the issue to every subscriber. `testedAt` is the time of the test email that the admin checked. */
export const sendIssue = (id: string, testedAt: string): Promise<NewsletterIssue> =>
  http.post<NewsletterIssue>(admin.sendIssue(id), { testedAt });
