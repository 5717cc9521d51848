/** One spelling of an address: no closing slash, the query in the order of its names. Null when a name is none of `names`. */
export const keptAddress = (url: string, names: readonly string[]): string | null => {
  const [path = '', query = ''] = url.split('?', 2);
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  const parameters = new URLSearchParams(query);
  if ([...parameters.keys()].some((name) => !names.includes(name))) return null;
  parameters.sort();
  return parameters.size === 0 ? plain : `${plain}?${parameters.toString()}`;
};
