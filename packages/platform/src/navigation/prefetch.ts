/** Fetches what the page at `path` will need. */
export type Prefetcher = (path: string) => void;

let prefetcher: Prefetcher | null = null;

/** The shell says how pages are fetched ahead; a remote developed alone has nothing to fetch. */
export const setPrefetcher = (next: Prefetcher | null): void => {
  prefetcher = next;
};

const isSavingData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;

/** Fetches a page ahead of the click, unless the reader asked to save data. */
export const prefetchPage = (path: string): void => {
  if (!isSavingData()) prefetcher?.(path);
};
