import { paths } from '@wanderwork/contracts';
import { useSearchParams } from 'react-router-dom';

const EDITOR = paths.web.adminRemote('wanderhub');

/** Where a post is written. */
export const postPlace = (id: string): string => `${EDITOR}?${new URLSearchParams({ post: id })}`;

/** Where all posts are. */
export const listPlace = (): string => EDITOR;

/** What of the section is shown stands in the address, so that it can be kept, sent, and left by the back button. */
export const usePlace = () => {
  const [query, setQuery] = useSearchParams();
  const of = (name: string): string => query.get(name) ?? '';
  /** An empty value takes its name away. */
  const change = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { of, change };
};
