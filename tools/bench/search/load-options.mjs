const LOAD = { connections: 4, seconds: 1 };

/**
 * Search answers are cached. Removing conditions that the search does not have leaves the answer unchanged but bypasses
 * the cache.
 */
export const createUncachedLoad = ({ path }, headers, load = LOAD) =>
  path === '/api/search' ? { ...load, headers, varying: 'without' } : { ...load, headers };

/** The same search again, answered from the cache. */
export const createCachedLoad = (headers) => ({ ...LOAD, headers });

/** Returns the cookie of a browser that has searched before. */
export const fetchCookie = async (url) => {
  const { headers } = await fetch(url);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookie.length > 0 ? { cookie: cookie.join('; ') } : undefined;
};
