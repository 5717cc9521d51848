/** Who is younger may not join. */
export const MIN_AGE = 16;
const MAX_AGE = 130;

export const TOO_YOUNG = `You need to be at least ${MIN_AGE} years old to join.`;

/**
 * Whole years between two days written `YYYY-MM-DD`; null when that is no age a person can have.
 * Someone born on 29 February is a year older from 1 March of common years.
 */
export const ageOn = (dateOfBirth: string, day: string): number | null => {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  const age = day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
  return Number.isInteger(age) && age >= 0 && age <= MAX_AGE ? age : null;
};

/** Whether someone may join on `day` (today in UTC by default). Without a date of birth nothing is claimed and nobody is refused. */
export const isOldEnough = (
  dateOfBirth: string | undefined,
  day: string = new Date().toISOString().slice(0, 10),
): boolean => dateOfBirth === undefined || (ageOn(dateOfBirth, day) ?? 0) >= MIN_AGE;
