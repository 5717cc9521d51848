import { errorCodes, type MeetupChanged, type MeetupTimeProblem } from '@wanderwork/contracts';
import { HttpError } from '@wanderwork/platform';

const findDetails = (error: unknown, ...codes: string[]): unknown =>
  error instanceof HttpError && codes.some((code) => code === error.code) ? error.body : null;

/** A time that the clocks of the city skip (no choices) or show twice; null if the error is another one. */
export const findTimeProblem = (error: unknown): MeetupTimeProblem | null =>
  findDetails(
    error,
    errorCodes.meetupTimeAmbiguous,
    errorCodes.meetupTimeNonexistent,
  ) as MeetupTimeProblem | null;

/** Which one of the dates is in the past; null if the error is another one. */
export const findPastDate = (error: unknown): number | null =>
  (findDetails(error, errorCodes.meetupPast) as { index?: number } | null)?.index ?? null;

/** What is stored now, from the server's answer to a stale change; null if the error is another one. */
export const findStoredMeetup = (error: unknown): MeetupChanged | null => {
  const details = findDetails(error, errorCodes.connectChanged) as Partial<MeetupChanged> | null;
  // A create with an id of something else has the same code, but no stored meet-up.
  return details?.theirs && details.revision ? (details as MeetupChanged) : null;
};
