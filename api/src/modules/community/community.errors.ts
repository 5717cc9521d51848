import { errorCodes, stayLimits, type PostChanged } from '@wanderwork/contracts';
import { AppError, badRequest, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';

export const emailUnconfirmed = () =>
  forbidden(errorCodes.emailUnconfirmed, 'Please confirm your email address first.');

export const writingPaused = (until: Date) =>
  forbidden(
    errorCodes.connectPaused,
    'You can read but not write for now. Your decisions say why, and how to appeal.',
    {
      until: until.toISOString(),
    },
  );

/** 429 without `Retry-After` semantics of rate limits: the limit is part of a person's rights. */
export const limitReached = (limit: number, resetsAt: Date | null, message: string) =>
  new AppError(429, errorCodes.connectLimit, message, { limit, resetsAt: resetsAt?.toISOString() ?? null });

export const tooManyStays = () =>
  conflict(errorCodes.stayTooMany, `You can have ${stayLimits.stays} stays. Please remove one first.`);

export const topicClosed = () => conflict(errorCodes.connectClosed, 'This topic is closed.');

/** The same answer for "blocked" and "not open", so that it doesn't reveal a block. */
export const refused = () => forbidden(errorCodes.connectRefused, 'You can’t reply to this post.');

/** On a stale edit, with the text that is stored now. */
export const postChanged = (changed: PostChanged) =>
  conflict(errorCodes.connectChanged, 'This post was changed in another tab or on another device.', {
    ...changed,
  });

export const idInUse = () =>
  conflict(
    errorCodes.connectChanged,
    'Something else was sent with this id. Please send it again with a new one.',
  );

export const handleInUse = () => {
  const message = 'This handle isn’t available. Please choose another one';
  return conflict(errorCodes.handleInUse, `${message}.`, {
    errors: [{ path: 'handle', rule: 'taken', message }],
  });
};

export const profileRequired = () =>
  conflict(errorCodes.connectProfileRequired, 'Choose a name and a handle before your first post.');

export const memberRequired = () =>
  forbidden(errorCodes.connectMemberRequired, 'Members can do this. You become one as you write in Connect.');

export const answerChecked = () =>
  conflict(
    errorCodes.connectAnswerChecked,
    'This answer has just been checked, so nobody is asked any more.',
  );

export const correctionDecided = () =>
  conflict(errorCodes.correctionDecided, 'Somebody else has just taken or declined this correction.');

export const placeUnknown = () => notFound(errorCodes.connectPlaceUnknown, 'There is no such place.');

export const invalidField = (path: string, message: string) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', {
    errors: [{ path, rule: 'community', message }],
  });
