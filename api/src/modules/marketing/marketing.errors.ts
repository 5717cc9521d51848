import { errorCodes, TOO_YOUNG } from '@wanderwork/contracts';
import { badRequest } from '../../platform/errors/app-error.js';

export const tooYoung = () => badRequest(errorCodes.ageTooYoung, TOO_YOUNG);
