import { type RemoteName } from '@wanderwork/contracts';

/** The titles of the admin sections of other remotes. */
export const remoteTitles: Record<RemoteName, string> = {
  wanderlens: 'WanderLens',
  wanderhub: 'WanderHub',
  wanderquest: 'WanderQuest',
  account: 'Account',
};
