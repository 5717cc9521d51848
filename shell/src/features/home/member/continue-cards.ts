import {
  formatCount,
  formatDate,
  formatDayOfMonth,
  isHalfRead,
  paths,
  toUtcDay,
  type Bookmark,
  type QuestRunSummary,
  type TripSummary,
} from '@wanderwork/contracts';

/** What a card of the home page says, and where it leads. */
export interface CardContent {
  title: string;
  note: string;
  action: string;
  to: string;
}

const DAY_MS = 86_400_000;

const formatTripDates = ({ from, to }: TripSummary): string => {
  const start = formatDate(from * DAY_MS);
  return to === null ? `From ${start}` : `${formatDayOfMonth(from * DAY_MS)} – ${formatDate(to * DAY_MS)}`;
};

/** The trip that was changed last. */
export const toTripCard = ([trip]: readonly TripSummary[]): CardContent =>
  trip
    ? {
        title: trip.title || 'My trip',
        note: `${formatTripDates(trip)}, ${formatCount(trip.cities.length, 'stop')}`,
        action: 'Continue planning',
        to: `${paths.web.planner()}?trip=${trip.id}`,
      }
    : {
        title: 'Plan a trip',
        note: 'Visas, calls and costs, checked before you book.',
        action: 'Start a trip',
        to: paths.web.planner(),
      };

const isUnread = ({ saved, progress }: Bookmark): boolean => saved && progress === null;

/** The article that was being read last, or else the one that was saved last and not read yet. */
export const toArticleCard = (entries: readonly Bookmark[]): CardContent => {
  const entry = entries.find(isHalfRead) ?? entries.find(isUnread);
  if (!entry)
    return {
      title: 'Read a guide',
      note: 'We keep your place, on every device.',
      action: 'Browse guides',
      to: paths.web.wanderhub(),
    };
  const { title, slug, progress } = entry;
  return {
    title,
    note: progress === null ? 'Saved for later' : `${Math.round(progress * 100)}% read`,
    action: progress === null ? 'Start reading' : 'Continue reading',
    to: paths.web.post(slug),
  };
};

const toModeSlug = (mode: QuestRunSummary['mode']): string => mode.replaceAll('_', '-');

/** "first_week" as "First Week". */
const getModeName = (mode: QuestRunSummary['mode']): string =>
  mode
    .split('_')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const isDash = ({ mode }: QuestRunSummary): boolean => mode === 'daily_dash';

/** The First Week stays in one place: it has no cities to count. */
const formatRunNote = ({ day, cityCount }: QuestRunSummary): string =>
  `Day ${day + 1}${cityCount > 0 ? `, ${formatCount(cityCount, 'city', 'cities')} so far` : ''}`;

/** Weeks since 1970, from Monday to Sunday in UTC. 1 January 1970 was a Thursday. */
const getWeek = (moment: Date): number => Math.floor((moment.getTime() / DAY_MS + 3) / 7);

/** A Weekly Route counts for its leaderboard until the end of the following week. Runs without a period never end. */
const isOpen = ({ period, beganAt }: QuestRunSummary, now: Date): boolean =>
  period === null || getWeek(now) - getWeek(new Date(beganAt)) <= 1;

/** The run that was played last and goes on. Today's Dash has a card of its own; an earlier one can't be continued. */
export const toRunCard = (runs: readonly QuestRunSummary[], now: Date): CardContent => {
  const run = runs.find(
    (one) => !isDash(one) && one.finishedAt === null && one.actions > 0 && isOpen(one, now),
  );
  return run
    ? {
        title: getModeName(run.mode),
        note: formatRunNote(run),
        action: 'Continue your run',
        to: paths.web.quest(toModeSlug(run.mode)),
      }
    : {
        title: 'Around the world in 180 days',
        note: 'Real costs, climates and visa rules.',
        action: 'Play WanderQuest',
        to: paths.web.wanderquest(),
      };
};

const formatDashNote = (run: QuestRunSummary | undefined): string => {
  if (!run || run.actions === 0) return '21 days from a start that everyone shares today.';
  if (run.finishedAt === null) return `Day ${run.day + 1} of 21`;
  return run.result ? `Finished with ${formatCount(run.result.score, 'point')}` : 'Finished';
};

/** Today's Daily Dash: to play, to continue, or finished. It changes for everyone at midnight UTC. */
export const toDashCard = (runs: readonly QuestRunSummary[], now: Date): CardContent => {
  const today = toUtcDay(now);
  const run = runs.find((one) => isDash(one) && one.period === today);
  const content = { title: 'Today’s Dash', note: formatDashNote(run) };
  if (run && run.finishedAt !== null)
    return { ...content, action: 'See the leaderboard', to: paths.web.questBoards(`daily:${today}`) };
  return {
    ...content,
    action: run && run.actions > 0 ? 'Continue the Dash' : 'Play today’s Dash',
    to: paths.web.quest('daily-dash'),
  };
};
