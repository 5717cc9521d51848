const BYTES_PER_KB = 1000;

const createFormat = (unit: 'kilobyte' | 'megabyte', digits: number) =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, maximumFractionDigits: digits });

/** `312 kB`, `1.4 MB`; at least `1 kB`. */
export const formatSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB
    ? createFormat('kilobyte', 0).format(kilobytes)
    : createFormat('megabyte', 1).format(bytes / BYTES_PER_KB / BYTES_PER_KB);
};
