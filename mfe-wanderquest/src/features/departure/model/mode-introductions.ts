import { type Mode } from '@wanderwork/quest-engine';

/** The introduction of each mode. Daily and weekly modes write their own. */
export const modeIntroductions: Readonly<Record<Mode, string>> = {
  first_week:
    'Seven days in a real city, with one client and $3,000. Each morning teaches you one more thing to do. Nothing is timed, and you can’t lose anything by trying.',
  daily_dash: '',
  weekly_route: '',
  grand_tour:
    '180 days. Once around the world, east or west, and home again before you run out of days, money or steam.',
  slow_year: 'A year in just a few places. Stay long enough to be missed.',
  free_roam: 'A year, and no goal but your own. Money isn’t the question this time.',
};
