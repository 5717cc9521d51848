import { paths, sitePath } from '@wanderwork/contracts';

/** Where a person goes after signing in: the path of this site that `returnTo` names, else the home page. */
export const returnPath = (search: string): string =>
  sitePath(new URLSearchParams(search).get('returnTo')) ?? paths.web.home();

/** A page of this remote that remembers where to go afterwards. */
export const keepReturnTo = (page: string, search: string): string => {
  const wanted = sitePath(new URLSearchParams(search).get('returnTo'));
  return wanted === null ? page : `${page}?${new URLSearchParams({ returnTo: wanted })}`;
};
