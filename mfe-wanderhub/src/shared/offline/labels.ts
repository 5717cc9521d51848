import { formatDate, formatSize, type OfflinePost } from '@wanderwork/contracts';

/** `312 kB, saved 22 Nov 2026`. */
export const formatOfflinePost = ({ bytes, at }: Pick<OfflinePost, 'bytes' | 'at'>): string =>
  `${formatSize(bytes)}, saved ${formatDate(at)}`;
