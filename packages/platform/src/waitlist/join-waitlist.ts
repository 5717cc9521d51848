import { paths, type ActionResult } from '@wanderwork/contracts';
import { type WaitlistRequest } from '@wanderwork/contracts/requests';
import { http } from '@wanderwork/platform';

export const joinWaitlist = (request: WaitlistRequest): Promise<ActionResult> =>
  http.post<ActionResult>(paths.api.waitlist(), request);
