/** Whether a link leads to a page of this site. Others are not drawn. */
export const isSitePath = (link: string): boolean => /^\/(?![/\\])/.test(link);

const labels: readonly [start: string, label: string][] = [
  ['/wanderlens/cities/', 'Open the city page'],
  ['/wanderlens/compare', 'Open the comparison'],
  ['/wanderlens/planner', 'Open the planner'],
  ['/wanderlens/method', 'How the score is made'],
  ['/wanderlens', 'See all cities'],
  ['/wanderhub/tools/', 'Open the tool'],
  ['/wanderhub', 'Read more'],
  ['/subscription', 'See plans'],
  ['/settings', 'Open settings'],
];

/** The words of a link, by where it leads. */
export const describeLink = (link: string): string =>
  labels.find(([start]) => link.startsWith(start))?.[1] ?? 'Open the page';

/** The review of a draft in the planner. */
export const getReviewLink = (trip: string, draft: string): string =>
  `/wanderlens/planner?${new URLSearchParams({ trip, draft })}`;

/** The search for a phrase, without the conditions that were removed. */
export const getSearchLink = (phrase: string, without: readonly string[] = []): string =>
  `/wanderlens?${new URLSearchParams({ q: phrase, ...(without.length > 0 && { without: without.join(',') }) })}`;
