import { type State } from '@wanderwork/quest-engine';
import { type Run } from '../../../shared/saves/run';
import { getSkillsByDay, getLesson, type Skill, type Lesson } from './lessons';

const allSkills: readonly Skill[] = ['work', 'rest', 'explore', 'socialise', 'admin', 'move'];

/** Today's lesson and the skills learned so far. Only First Week holds skills back. */
export interface Guide {
  lesson: Lesson | null;
  skills: readonly Skill[];
}

export const getGuide = ({ plan }: Run, { day }: State): Guide =>
  plan.mode === 'first_week'
    ? { lesson: getLesson(day), skills: getSkillsByDay(day) }
    : { lesson: null, skills: allSkills };
