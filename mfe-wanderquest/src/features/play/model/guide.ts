import { type State } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { learnedBy, lessonOf, type Learned, type Lesson } from './lessons';

const everything: readonly Learned[] = ['work', 'rest', 'explore', 'socialise', 'admin', 'move'];

/** What a run teaches today, and what can be done by now; only First Week holds things back. */
export interface Guide {
  lesson: Lesson | null;
  learned: readonly Learned[];
}

export const guideOf = ({ plan }: Run, { day }: State): Guide =>
  plan.mode === 'first_week'
    ? { lesson: lessonOf(day), learned: learnedBy(day) }
    : { lesson: null, learned: everything };
