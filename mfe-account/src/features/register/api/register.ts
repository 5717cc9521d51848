import { paths, type ActionResult } from '@wanderwork/contracts';
import { type RegisterRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';

export const register = (request: RegisterRequest): Promise<ActionResult> =>
  http.post<ActionResult>(paths.api.register(), request);
