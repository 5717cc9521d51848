interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection => (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** The browser was told to fetch as little as it can. */
export const isDataSaverOn = (): boolean => connection().saveData ?? false;

/** Nothing is fetched on a guess where bytes are dear or slow. */
export const canPrefetch = (): boolean => !isDataSaverOn() && (connection().effectiveType ?? '4g') === '4g';
