import { assistantLimits, errorCodes } from '@wanderwork/contracts';
import { AppError, conflict, notFound, unavailable } from '../../platform/errors/app-error.js';

/** Also for conversations of other people. */
export const conversationNotFound = () =>
  notFound(errorCodes.assistantNotFound, 'There is no such conversation.');

export const dailyLimitReached = (limit: number, resetsAt: string) =>
  new AppError(429, errorCodes.assistantDailyLimit, `You’ve used your ${limit} questions for today.`, {
    limit,
    resetsAt,
  });

export const messageChanged = () =>
  conflict(
    errorCodes.assistantChanged,
    'This message was sent before with other words. Send it as a new one.',
  );

export const answerBusy = () =>
  conflict(
    errorCodes.assistantBusy,
    'Another answer is still being written. Stop it or wait until it’s done.',
  );

export const tooManyAnswers = () =>
  unavailable('Many questions are being answered right now. Please try again soon.');

export const emptyMessage = () =>
  new AppError(422, errorCodes.assistantEmpty, 'Please write a question in words.');

export const conversationFull = () =>
  new AppError(
    422,
    errorCodes.assistantFull,
    `A conversation has at most ${assistantLimits.messages} messages. Start a new one.`,
    {
      limit: assistantLimits.messages,
    },
  );
