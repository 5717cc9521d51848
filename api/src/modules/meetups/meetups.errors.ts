import { errorCodes, type MeetupChanged, type MeetupTimeProblem } from '@wanderwork/contracts';
import { AppError, conflict, forbidden } from '../../platform/errors/app-error.js';

const UNPROCESSABLE = 422;

export const memberRequired = () =>
  forbidden(
    errorCodes.connectMemberRequired,
    'Only members can host. You become one after three days, with three posts written on two of them.',
  );

/** The same answer for "blocked" and "not open", so that it doesn't reveal a block. */
export const refused = () => forbidden(errorCodes.connectRefused, 'You can’t do this here.');

export const meetupClosed = () => conflict(errorCodes.connectClosed, 'This meet-up was canceled.');

const past = (message: string, details?: { index: number }) =>
  new AppError(UNPROCESSABLE, errorCodes.meetupPast, message, details);

/** @param index which one of the dates to be planned */
export const timePast = (index: number) =>
  past('This time is in the past. Please choose a later one.', { index });

export const meetupBegun = () => past('This meet-up has already begun.');

export const meetupOver = () => past('This meet-up is over.');

export const timeNonexistent = (problem: MeetupTimeProblem) =>
  new AppError(
    UNPROCESSABLE,
    errorCodes.meetupTimeNonexistent,
    'The clocks go forward that night, so this time doesn’t exist. Please choose another one.',
    { ...problem },
  );

export const timeAmbiguous = (problem: MeetupTimeProblem) =>
  new AppError(
    UNPROCESSABLE,
    errorCodes.meetupTimeAmbiguous,
    'The clocks go back that night, so this time occurs twice. Which one do you mean?',
    { ...problem },
  );

/** On a stale edit, with what is stored now. */
export const meetupChanged = (changed: MeetupChanged) =>
  conflict(errorCodes.connectChanged, 'This meet-up was changed in another tab or by a co-host.', {
    ...changed,
  });
