import { type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { getInternalPath } from './internal-path';

interface Props {
  /** Our own: rendered and sanitised by the server, or rendered by the build. */
  html: string;
}

/** A text to read. Its links to pages of this site change the page without loading it anew. */
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
