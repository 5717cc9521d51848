import { type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { getInternalPath } from './internal-path';

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
