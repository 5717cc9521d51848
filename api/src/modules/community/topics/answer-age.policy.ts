import { ageingTags, answerAgeRules, type AnswerCheck } from '@wanderwork/contracts';

/** What decides how old an accepted answer is. */
export interface AnsweredTopic {
  tags: readonly string[];
  acceptedPostId: string | null;
  answerCheckedAt: Date | null;
  outdatedAt: Date | null;
}

const toDueDate = (checkedAt: Date): Date => {
  const due = new Date(checkedAt);
  due.setUTCMonth(due.getUTCMonth() + answerAgeRules.months);
  return due;
};

export const isOutdated = ({
  acceptedPostId,
  outdatedAt,
}: Pick<AnsweredTopic, 'acceptedPostId' | 'outdatedAt'>): boolean =>
  acceptedPostId !== null && outdatedAt !== null;

/** Whether members are asked about the accepted answer; null while it is fresh, or there is none. */
export const findAnswerState = (topic: AnsweredTopic, now: Date): AnswerCheck['state'] | null => {
  const { tags, acceptedPostId, answerCheckedAt } = topic;
  if (acceptedPostId === null || answerCheckedAt === null) return null;
  if (isOutdated(topic)) return 'outdated';
  const isAgeing = tags.some((tag) => ageingTags.includes(tag));
  return isAgeing && toDueDate(answerCheckedAt) <= now ? 'asked' : null;
};

export interface VoteCounts {
  stillTrue: number;
  changed: number;
}

/**
 * What the votes say so far. A majority confirms the answer, also once it may be out of date; votes that are changed
 * later don't.
 */
export const decideAnswer = ({ stillTrue, changed }: VoteCounts): 'confirmed' | 'outdated' | null => {
  if (stillTrue >= answerAgeRules.votes && stillTrue > changed) return 'confirmed';
  return changed >= answerAgeRules.votes ? 'outdated' : null;
};
