import {
  errorCodes,
  QUEST_ACTIONS_MAX,
  QUEST_RUNS_MAX,
  type QuestHeader,
  type QuestMode,
  type QuestRun,
} from '@wanderwork/contracts';
import { AppError, badRequest, conflict, forbidden, notFound } from '../../platform/errors/app-error.js';

export const runNotFound = () => notFound(errorCodes.questRunNotFound, 'There is no such run.');

export const boardNotFound = () => notFound(errorCodes.questBoardUnknown, 'There is no such board.');

export const tierRequired = (mode: QuestMode) =>
  forbidden(errorCodes.tierRequired, 'This way to play is part of Pro and Premium.', { tier: 'pro', mode });

export const versionMismatch = (header: QuestHeader) =>
  conflict(
    errorCodes.questVersion,
    'This log was played on another version of the game. Reload the page to go on with this one.',
    { header },
  );

export const invalidStart = () =>
  badRequest(errorCodes.questStartUnknown, 'Nobody can set out from there, or with that passport.');

export const notUnlocked = (locked: 'profession' | 'passport' | 'home' | 'departure') =>
  forbidden(
    errorCodes.questLocked,
    `This ${locked === 'departure' ? 'Departure level' : locked} is not open to you yet: an achievement opens it.`,
    { locked },
  );

export const storageFull = () =>
  badRequest(
    errorCodes.questFull,
    `You keep ${QUEST_RUNS_MAX} runs, or as many bytes as an account may. Delete one to keep another.`,
  );

export const logTooLong = () =>
  new AppError(413, errorCodes.questTooLong, `A run has ${QUEST_ACTIONS_MAX} actions at most.`, {
    limit: QUEST_ACTIONS_MAX,
  });

export const logUnreadable = () =>
  new AppError(422, errorCodes.questUnreadable, 'A word of this log is no action of the game.');

export const illegalAction = (at: number, refusal: string) =>
  new AppError(422, errorCodes.questIllegal, `The rules refuse action ${at + 1} of this log.`, {
    at,
    refusal,
  });

/** The error carries the server's run, so that the player can choose between the two. */
export const logDiverged = (run: QuestRun) =>
  conflict(errorCodes.questDiverged, 'This run went on otherwise elsewhere. Choose which of the two stays.', {
    run,
  });

export const dayClosed = (date: string) =>
  conflict(errorCodes.questDayClosed, 'The dash of today and that of yesterday are open, no other.', {
    date,
  });

export const attemptUsed = (date: string) =>
  conflict(
    errorCodes.questAttemptUsed,
    'You have deleted your dash of this day. The next one comes tomorrow.',
    {
      date,
    },
  );

export const weekNotDue = (week: number) =>
  conflict(errorCodes.questWeekNotDue, 'This log does not go to the end of that week.', { week });

export const weekCommitted = (week: number) =>
  conflict(errorCodes.questWeekCommitted, 'Another log of that week stands already, and it stays.', { week });

export const runOver = () => conflict(errorCodes.questOver, 'This run is over, and its log is closed.');

export const notOver = () => conflict(errorCodes.questNotOver, 'This log does not come to an end yet.');
