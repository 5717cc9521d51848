import { getSkillsByDay, getLesson, lessons } from './lessons';

describe('the lessons of the first week', () => {
  it('are seven, and each day but the last teaches one thing', () => {
    expect(lessons).toHaveLength(7);
    expect(getSkillsByDay(0)).toEqual(['work']);
    expect(getSkillsByDay(6)).toEqual(['work', 'rest', 'explore', 'socialise', 'admin', 'move']);
  });

  it('stay with the last one when the week is over', () => {
    expect(getLesson(9).title).toBe('The last day');
  });
});
