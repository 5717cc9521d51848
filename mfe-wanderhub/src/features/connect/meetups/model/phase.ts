import { type MeetupSummary } from '@wanderwork/contracts';

export type MeetupPhase = 'canceled' | 'upcoming' | 'running' | 'over';

/** In which state of its life a meet-up is. Nobody joins once it has begun. */
export const getPhase = (
  { isCanceled, startsAt, endsAt }: Pick<MeetupSummary, 'isCanceled' | 'startsAt' | 'endsAt'>,
  now = Date.now(),
): MeetupPhase => {
  if (isCanceled) return 'canceled';
  if (now >= Date.parse(endsAt)) return 'over';
  return now >= Date.parse(startsAt) ? 'running' : 'upcoming';
};

/** Whether nobody goes there any more. */
export const hasEnded = (phase: MeetupPhase): boolean => phase === 'canceled' || phase === 'over';

/** Whether the reader hosts it, alone or with others. */
export const isHosting = ({ ownRole }: Pick<MeetupSummary, 'ownRole'>): boolean =>
  ownRole === 'host' || ownRole === 'co-host';
