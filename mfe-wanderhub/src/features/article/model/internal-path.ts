import { sitePath } from '@wanderwork/contracts';

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

/** The page of this site that a plain click inside an article leads to; null where the browser should do as it does. */
export const internalPath = (click: Click): string | null => {
  if (!isPlain(click) || !(click.target instanceof Element)) return null;
  const href = click.target.closest('a')?.getAttribute('href');
  return href ? sitePath(href) : null;
};
