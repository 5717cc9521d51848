import { paths } from '@wanderwork/contracts';
import { useSearchParams } from 'react-router-dom';

const EDITOR_PATH = paths.web.adminRemote('wanderhub');

/** The path to edit a post. */
export const getPostPath = (id: string): string => `${EDITOR_PATH}?${new URLSearchParams({ post: id })}`;

/** The path of the post list. */
export const getListPath = (): string => EDITOR_PATH;

/** The view is stored in the URL, so that it can be bookmarked, shared and left with the back button. */
export const useEditorLocation = () => {
  const [query, setQuery] = useSearchParams();
  const get = (name: string): string => query.get(name) ?? '';
  /** An empty value removes the parameter. */
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
