import { type SecondFactors } from '@wanderwork/contracts';

/** What can be typed to show who one is. */
export type ProofWay = 'password' | 'code' | 'recoveryCode';

/** Those that this account has; until it is known, the password. */
export const waysOf = (factors: SecondFactors | undefined): ProofWay[] => [
  'password',
  ...(factors?.totpSince ? (['code'] as const) : []),
  ...(factors && factors.recoveryCodesLeft > 0 ? (['recoveryCode'] as const) : []),
];
