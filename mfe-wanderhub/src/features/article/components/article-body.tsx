import { type MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { internalPath } from '../model/internal-path';

interface Props {
  /** Rendered and sanitised by the server. */
  html: string;
}

/** The text. Its links to pages of this site change the page without loading it anew. */
export const ArticleBody = ({ html }: Props) => {
  const navigate = useNavigate();
  const follow = (event: MouseEvent) => {
    const path = internalPath(event);
    if (path === null) return;
    event.preventDefault();
    void navigate(path);
  };
  return <div className="prose" onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />;
};
