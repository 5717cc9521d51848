import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

/** How the result is shown. */
export const views = ['grid', 'map', 'table'] as const;
export type View = (typeof views)[number];

const DEFAULT_VIEW: View = 'grid';
const PARAMETER = 'view';

export const readView = (params: URLSearchParams): View =>
  views.find((view) => view === params.get(PARAMETER)) ?? DEFAULT_VIEW;

/** The view is in the address beside the filters. Switching views adds no history entries. */
export const useView = (): [View, (view: View) => void] => {
  const [params, setParams] = useSearchParams();
  const show = useCallback(
    (view: View) =>
      setParams(
        (before) => {
          const next = new URLSearchParams(before);
          if (view === DEFAULT_VIEW) next.delete(PARAMETER);
          else next.set(PARAMETER, view);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return [readView(params), show];
};
