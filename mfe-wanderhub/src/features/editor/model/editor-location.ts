import { paths } from '@wanderwork/contracts';
import { useSearchParams } from 'react-router-dom';

const EDITOR_PATH = paths.web.adminRemote('wanderhub');

/** Where a post is written. */
export const getPostPath = (id: string): string => `${EDITOR_PATH}?${new URLSearchParams({ post: id })}`;

/** Where all posts are. */
export const getListPath = (): string => EDITOR_PATH;

/** What of the section is shown stands in the address, so that it can be kept, sent, and left by the back button. */
export const useEditorLocation = () => {
  const [query, setQuery] = useSearchParams();
  const get = (name: string): string => query.get(name) ?? '';
  /** An empty value takes its name away. */
  const set = (name: string, value: string) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (value) after.set(name, value);
        else after.delete(name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { get, set };
};
