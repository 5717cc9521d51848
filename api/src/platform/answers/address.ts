/** No more than a route takes; what it refuses is refused whatever is kept. */
const IDLE_MAX = 40;

/**
 * One spelling of an address: no closing slash, the query in the order of its names, without those of `idle`. Null when a
 * name is none of `names`.
 */
export const keptAddress = (
  url: string,
  names: readonly string[],
  idle: readonly string[] = [],
): string | null => {
  const mark = url.indexOf('?');
  // With its mark: of a query that begins with another one, that one belongs to the first name.
  const [path, query] = mark < 0 ? [url, ''] : [url.slice(0, mark), url.slice(mark)];
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const parameters = new URLSearchParams(query);
  for (const name of idle) if ((parameters.get(name) ?? '').length <= IDLE_MAX) parameters.delete(name);
  if ([...parameters.keys()].some((name) => !names.includes(name))) return null;
  parameters.sort();
  return parameters.size === 0 ? plain : `${plain}?${parameters.toString()}`;
};
