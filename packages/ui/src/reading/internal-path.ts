import { parseSitePath } from '@wanderwork/contracts';

interface Click {
  target: EventTarget | null;
  button: number;
  defaultPrevented: boolean;
  metaKey: boolean;
  ctrlKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

const isPlain = (click: Click): boolean =>
  click.button === 0 &&
  !click.defaultPrevented &&
  !(click.metaKey || click.ctrlKey || click.shiftKey || click.altKey);

/** `/licences.txt`, `/api/docs`: served by the server, not pages of the router. */
const isServed = (path: string): boolean => /^\/api\/|^[^?#]*\.\w+(?:[?#]|$)/.test(path);

/** The page of this site that a plain click inside a text leads to; null if the browser should handle the click. */
export const getInternalPath = (click: Click): string | null => {
  if (!isPlain(click) || !(click.target instanceof Element)) return null;
  const path = parseSitePath(click.target.closest('a')?.getAttribute('href'));
  return path === null || isServed(path) ? null : path;
};
