import { type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { parseSitePath } from '@wanderwork/contracts';

interface Props {
  /** Our own HTML: rendered and sanitized by the server, or rendered by the build. */
  html: string;
}

/** A text to read. Links to pages of this site navigate without a reload. */
export const Prose = ({ html }: Props) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = getInternalPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
};

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
