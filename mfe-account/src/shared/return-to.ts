import { paths, parseSitePath } from '@wanderwork/contracts';

/** The page after signing in: the path in `returnTo` if it belongs to this site, or the home page. */
export const getReturnPath = (search: string): string =>
  parseSitePath(new URLSearchParams(search).get('returnTo')) ?? paths.web.home();

/** Adds `returnTo` to the path of a page of this remote, if it is set. */
export const keepReturnTo = (page: string, search: string): string => {
  const returnTo = parseSitePath(new URLSearchParams(search).get('returnTo'));
  return returnTo === null ? page : `${page}?${new URLSearchParams({ returnTo })}`;
};
