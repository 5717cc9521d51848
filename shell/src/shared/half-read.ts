import type { Bookmark } from '@wanderwork/contracts';

/** An article counts as read from here on. */
const FINISHED_FROM = 0.95;

/** Whether somebody began to read the article and didn’t finish. */
export const isHalfRead = ({ progress }: Bookmark): boolean => progress !== null && progress < FINISHED_FROM;
