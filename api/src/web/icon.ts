import { appIcon } from '@wanderwork/art';

/** Path of the product's icon for tabs and bookmarks. */
export const ICON = '/icon.svg';

const SIZE = 192;

export const drawIcon = (): string => appIcon({ size: SIZE });
