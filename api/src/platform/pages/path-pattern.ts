export type PathParams = Record<string, string>;

const splitPath = (path: string) => path.split('/').filter((part) => part !== '');

/** Null for an invalid encoding or a NUL character: no page has it in its address, and PostgreSQL rejects NUL. */
const decodePart = (part: string): string | null => {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

const equalsIgnoringCase = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * Returns the parameters of `path` for a router pattern (`/connect/:city`, `/connect/*`), or null. Like the browser's
 * router, it ignores case and a trailing slash.
 */
export const matchPattern = (pattern: string, path: string): PathParams | null => {
  const patternParts = splitPath(pattern);
  const pathParts = splitPath(path).map(decodePart);
  const isOpen = patternParts.at(-1) === '*';
  if (isOpen ? pathParts.length < patternParts.length - 1 : pathParts.length !== patternParts.length)
    return null;

  const params: PathParams = {};
  for (const [index, word] of (isOpen ? patternParts.slice(0, -1) : patternParts).entries()) {
    const value = pathParts[index];
    if (value === null || value === undefined) return null;
    if (word.startsWith(':')) params[word.slice(1)] = value;
    else if (!equalsIgnoringCase(word, value)) return null;
  }
  return params;
};

/**
 * Returns the normalized form of a path that matches `pattern`: fixed segments as in the pattern, no trailing slash.
 */
export const normalizePath = (pattern: string, path: string): string => {
  const words = splitPath(pattern);
  const spelled = splitPath(path).map((part, index) => {
    const word = words[index] ?? '*';
    return word === '*' || word.startsWith(':') ? part : word;
  });
  return `/${spelled.join('/')}`;
};
