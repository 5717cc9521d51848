/** Fetches what the page at `path` will need. */
export type Prefetcher = (path: string) => void;

let prefetcher: Prefetcher | null = null;

/** The shell sets how pages are prefetched. A remote running alone prefetches nothing. */
export const setPrefetcher = (next: Prefetcher | null): void => {
  prefetcher = next;
};

const isSavingData = (): boolean =>
  'connection' in navigator && Object(navigator.connection).saveData === true;

/** Prefetches a page before the click, unless the browser is set to save data. */
export const prefetchPage = (path: string): void => {
  if (!isSavingData()) prefetcher?.(path);
};
