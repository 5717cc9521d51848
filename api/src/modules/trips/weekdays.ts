const names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** "Mon–Fri", "Tue, Thu". Days are 1 for Monday to 7 for Sunday, in their order. */
export const formatWeekdays = (weekdays: readonly number[]): string => {
  const [first, last] = [weekdays[0] ?? 1, weekdays.at(-1) ?? 1];
  const isRow = weekdays.length > 2 && last - first === weekdays.length - 1;
  const shown = isRow ? [first, last] : weekdays;
  return shown.map((day) => names[day - 1]).join(isRow ? '–' : ', ');
};
