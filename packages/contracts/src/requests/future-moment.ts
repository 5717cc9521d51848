import { isISO8601, ValidateBy } from 'class-validator';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Without its zone a moment would be another one on every machine. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isISO8601(value, { strict: true }) && (DAY.test(value) || MOMENT.test(value));

const isToCome = (value: unknown): boolean => isMoment(value) && new Date(value) > new Date();

const words = (value: unknown) =>
  isMoment(value) ? 'Please enter a day that is still to come' : 'Please enter a day like 2027-01-31';

/** A day, which begins at 00:00 UTC, or a moment with its zone, that is still to come. */
export const IsFutureMoment = () =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: { validate: isToCome, defaultMessage: (given) => words(given?.value) },
  });
