import { isISO8601, ValidateBy } from 'class-validator';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** A moment needs its time zone; without one it would differ between machines. */
const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:\d{2})$/;

const isMoment = (value: unknown): value is string =>
  typeof value === 'string' && isISO8601(value, { strict: true }) && (DAY.test(value) || MOMENT.test(value));

const isFuture = (value: unknown): boolean => isMoment(value) && new Date(value) > new Date();

const getMessage = (value: unknown) =>
  isMoment(value) ? 'Please enter a date in the future' : 'Please enter a date like 2027-01-31';

/** A future date (from 00:00 UTC), or a future moment with its time zone. */
export const IsFutureMoment = () =>
  ValidateBy({
    name: 'isMomentToCome',
    validator: { validate: isFuture, defaultMessage: (context) => getMessage(context?.value) },
  });
