import { getSkillsByDay, getLesson, lessons } from './lessons';

describe('the lessons of the first week', () => {
  it('are seven, and each but the last teaches one skill', () => {
    expect(lessons).toHaveLength(7);
    expect(getSkillsByDay(0)).toEqual(['work']);
    expect(getSkillsByDay(6)).toEqual(['work', 'rest', 'explore', 'socialise', 'admin', 'move']);
  });

  it('repeat the last one after the week', () => {
    expect(getLesson(9).title).toBe('The last day');
  });
});
