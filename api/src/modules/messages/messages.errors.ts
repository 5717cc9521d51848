import { errorCodes } from '@wanderwork/contracts';
import { badRequest, conflict, forbidden } from '../../platform/errors/app-error.js';

/**
 * The same answer whether the other person turned messages off, blocked the writer, hasn't answered yet or declined,
 * isn't connected with them or doesn't exist.
 */
export const notOpen = () => forbidden(errorCodes.messageNotOpen, 'You can’t send this person a message.');

/** The operator has closed private messages. */
export const messagesClosed = () =>
  conflict(errorCodes.connectClosed, 'Private messages are closed for now. You can still read yours.');

export const memberRequired = () =>
  forbidden(
    errorCodes.connectMemberRequired,
    'You can send first messages once you’re a member: after three days and three posts on two different days.',
  );

export const invalidText = (message: string) =>
  badRequest(errorCodes.validation, 'Please check the marked fields.', {
    errors: [{ path: 'text', rule: 'messages', message }],
  });
