import { type RemoteName } from '@wanderwork/contracts';

/** What the sections of the others are called. */
export const remoteTitles: Record<RemoteName, string> = {
  wanderlens: 'WanderLens',
  wanderhub: 'WanderHub',
  wanderquest: 'WanderQuest',
  account: 'Account',
};
