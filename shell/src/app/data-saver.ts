interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const getConnection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** The browser was told to fetch as little as it can. */
export const isDataSaverOn = (): boolean => getConnection().saveData ?? false;

/** Nothing is fetched on a guess where bytes are dear or slow. */
export const canPrefetch = (): boolean =>
  !isDataSaverOn() && (getConnection().effectiveType ?? '4g') === '4g';
