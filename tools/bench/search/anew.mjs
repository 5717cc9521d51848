const LOAD = { connections: 4, seconds: 1 };

/** Answers of searches are kept; wishes taken back that nobody has leave the answer as it is and ask for it anew. */
export const anewOf = ({ path }, headers, load = LOAD) =>
  path === '/api/search' ? { ...load, headers, varying: 'without' } : { ...load, headers };

/** The same words again, whose answer is kept. */
export const againOf = (headers) => ({ ...LOAD, headers });

/** A browser that has searched before says so by its mark. */
export const markedBy = async (url) => {
  const { headers } = await fetch(url);
  const cookie = headers.getSetCookie().map((one) => one.split(';')[0]);
  return cookie.length > 0 ? { cookie: cookie.join('; ') } : undefined;
};
