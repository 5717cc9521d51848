import { DAY_MS } from '../../../platform/durations.js';

/** Posts count when readers can see them and the operator did not write them. */
export interface PlaceActivity {
  isOpen: boolean;
  /** When the place last opened or folded; null for a place that never has. */
  changedAt: Date | null;
  keptOpenUntil: Date | null;
  /** Of the last 60 days. */
  posts: number;
  writers: number;
  followers: number;
  /** Of the last 120 days. */
  writersLongTerm: number;
}

export const OPENING_DAYS = 60;
export const FOLDING_DAYS = 120;
const MIN_DAYS_BETWEEN_CHANGES = 30;
const MIN_POSTS = 10;
const MIN_POST_WRITERS = 5;
const MIN_FOLLOWERS = 15;
const MIN_WRITERS = 3;

const isActive = ({ posts, writers, followers }: PlaceActivity): boolean =>
  (posts >= MIN_POSTS && writers >= MIN_POST_WRITERS) ||
  (followers >= MIN_FOLLOWERS && writers >= MIN_WRITERS);

/** Whether a place is open from now on. */
export const decideOpen = (place: PlaceActivity, now: Date): boolean => {
  const { isOpen, changedAt, keptOpenUntil, writersLongTerm } = place;
  const changedRecently =
    changedAt !== null && now.getTime() - changedAt.getTime() < MIN_DAYS_BETWEEN_CHANGES * DAY_MS;
  if (changedRecently) return isOpen;
  if (!isOpen) return isActive(place);
  const isKeptOpen = keptOpenUntil !== null && keptOpenUntil > now;
  return isKeptOpen || writersLongTerm >= MIN_WRITERS;
};
