import { errorCodes, voiceLimits } from '@wanderwork/contracts';
import { AppError, notFound } from '../../platform/errors/app-error.js';

export const voiceOff = () => notFound(errorCodes.voiceOff, 'This site doesn’t offer that.');

export const unknownSound = () =>
  new AppError(415, errorCodes.unsupportedMedia, 'This is no recording in WebM, MP4, Ogg or WAV.');

export const recordingTooLong = () =>
  new AppError(
    413,
    errorCodes.tooLarge,
    `The recording is too long. The limit is ${voiceLimits.seconds} seconds.`,
  );

export const noSpeech = () =>
  new AppError(422, errorCodes.voiceNoSpeech, 'There are no words in this recording.');

export const voiceFailed = () =>
  new AppError(502, errorCodes.voiceFailed, 'The service for speech doesn’t work right now. Please type.');

export const voiceTimeout = () =>
  new AppError(
    504,
    errorCodes.voiceTimeout,
    'The service for speech took too long. Please try again, or type.',
  );
