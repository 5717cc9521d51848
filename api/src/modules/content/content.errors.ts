import { errorCodes } from '@wanderwork/contracts';
import { notFound } from '../../platform/errors/app-error.js';

export const postNotFound = () => notFound(errorCodes.postNotFound, 'There is no such post.');
