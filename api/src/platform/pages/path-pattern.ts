export type PathParams = Record<string, string>;

const parts = (path: string) => path.split('/').filter((part) => part !== '');

/** Null for what is no text: no page has it in its address, and PostgreSQL could not even be asked. */
const decoded = (part: string): string | null => {
  try {
    const text = decodeURIComponent(part);
    return text.includes('\0') ? null : text;
  } catch {
    return null;
  }
};

const sameWord = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();

/**
 * The parameters of `path` under a router pattern (`/connect/:city`, `/connect/*`), or null.
 * Reads paths as the browser's router does: letter case and a closing slash make no difference.
 */
export const matchPattern = (pattern: string, path: string): PathParams | null => {
  const wanted = parts(pattern);
  const given = parts(path).map(decoded);
  const open = wanted.at(-1) === '*';
  if (open ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;

  const params: PathParams = {};
  for (const [index, word] of (open ? wanted.slice(0, -1) : wanted).entries()) {
    const value = given[index];
    if (value === null || value === undefined) return null;
    if (word.startsWith(':')) params[word.slice(1)] = value;
    else if (!sameWord(word, value)) return null;
  }
  return params;
};

/** The one spelling of a path that matches `pattern`: its words as the pattern writes them, no closing slash. */
export const plainPath = (pattern: string, path: string): string => {
  const words = parts(pattern);
  const spelled = parts(path).map((part, index) => {
    const word = words[index] ?? '*';
    return word === '*' || word.startsWith(':') ? part : word;
  });
  return `/${spelled.join('/')}`;
};
