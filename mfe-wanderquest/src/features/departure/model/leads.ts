import { type Mode } from '@wanderwork/quest-engine';

/** What a mode is about, before the first choice; two of them begin by the calendar and say so themselves. */
export const leads: Readonly<Record<Mode, string>> = {
  first_week:
    'Seven days in a real city, with one client and $3,000. Each morning brings one thing more that you can do. Nothing here is timed, and nothing is lost by trying.',
  daily_dash: '',
  weekly_route: '',
  grand_tour:
    'A hundred and eighty days. Once round the world, eastward or westward, and home again before the days, the money or you run out.',
  slow_year: 'A year in few places. Stay long enough to be missed.',
  free_roam: 'A year and no goal but your own. Money is not the question this time.',
};
