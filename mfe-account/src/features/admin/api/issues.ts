import { queryOptions } from '@tanstack/react-query';
import { paths, type NewsletterIssue, type NewsletterIssueSummary } from '@wanderwork/contracts';
import { type NewsletterIssueRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';
import { ADMIN_KEY, list } from './lists.query';

const { admin } = paths.api;
const LOOK_AGAIN_MS = 3000;

export const issuesQuery = () => list<NewsletterIssueSummary>(admin.issues(), {});

/** One issue; while it is on its way it is looked at again and again. */
export const issueQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'issue', id],
    queryFn: () => http.get<NewsletterIssue>(admin.issue(id)),
    refetchInterval: ({ state }) => (state.data?.state === 'sending' ? LOOK_AGAIN_MS : false),
  });

export const createIssue = (words: NewsletterIssueRequest): Promise<NewsletterIssue> =>
  http.post<NewsletterIssue>(admin.issues(), words);
export const updateIssue = (id: string, words: NewsletterIssueRequest): Promise<NewsletterIssue> =>
  http.put<NewsletterIssue>(admin.issue(id), words);
export const removeIssue = (id: string): Promise<void> => http.delete(admin.issue(id));
export const sendTestIssue = (id: string): Promise<NewsletterIssue> =>
  http.post<NewsletterIssue>(admin.testIssue(id));
/** `testedAt`: of the copy that was read. */
export const sendIssue = (id: string, testedAt: string): Promise<NewsletterIssue> =>
  http.post<NewsletterIssue>(admin.sendIssue(id), { testedAt });
