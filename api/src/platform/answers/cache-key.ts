/** Longer values are not ignored: the route rejects them, whatever the cache holds. */
const MAX_IGNORED_LENGTH = 40;

/**
 * Returns the cache key of a URL: no trailing slash, parameters sorted by name, those in `ignored` left out. Returns null
 * when the URL has a parameter that is not in `names`.
 */
export const toCacheKey = (
  url: string,
  names: readonly string[],
  ignored: readonly string[] = [],
): string | null => {
  const queryStart = url.indexOf('?');
  // Keeps the question mark: in `??a=1`, the second one belongs to the name of the first parameter.
  const [path, query] = queryStart < 0 ? [url, ''] : [url.slice(0, queryStart), url.slice(queryStart)];
  const trimmedPath = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const parameters = new URLSearchParams(query);
  for (const name of ignored)
    if ((parameters.get(name) ?? '').length <= MAX_IGNORED_LENGTH) parameters.delete(name);
  if ([...parameters.keys()].some((name) => !names.includes(name))) return null;
  parameters.sort();
  return parameters.size === 0 ? trimmedPath : `${trimmedPath}?${parameters.toString()}`;
};
