import { appIcon } from '@wanderwork/art';

/** Where the product's mark is, for tabs and bookmarks. */
export const ICON = '/icon.svg';

const SIZE = 192;

export const icon = (): string => appIcon({ size: SIZE });
