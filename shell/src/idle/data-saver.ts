interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const getConnection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether the browser is set to save data. */
export const isDataSaverOn = (): boolean => getConnection().saveData ?? false;

/** Prefetching is off on slow or metered connections. */
export const canPrefetch = (): boolean =>
  !isDataSaverOn() && (getConnection().effectiveType ?? '4g') === '4g';
