import { formatDate, type OfflinePost } from '@wanderwork/contracts';

const BYTES_PER_KB = 1000;

const createFormat = (unit: 'kilobyte' | 'megabyte', digits: number) =>
  new Intl.NumberFormat('en-GB', { style: 'unit', unit, maximumFractionDigits: digits });
const kilobyteFormat = createFormat('kilobyte', 0);
const megabyteFormat = createFormat('megabyte', 1);

/** `312 kB`, `1.4 MB`; at least `1 kB`. */
export const formatSize = (bytes: number): string => {
  const kilobytes = Math.max(1, Math.round(bytes / BYTES_PER_KB));
  return kilobytes < BYTES_PER_KB
    ? kilobyteFormat.format(kilobytes)
    : megabyteFormat.format(bytes / BYTES_PER_KB / BYTES_PER_KB);
};

/** `312 kB, saved 22 Nov 2026`. */
export const formatOfflinePost = ({ bytes, at }: Pick<OfflinePost, 'bytes' | 'at'>): string =>
  `${formatSize(bytes)}, saved ${formatDate(at)}`;
