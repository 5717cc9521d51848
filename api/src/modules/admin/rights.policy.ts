import type { UserRights } from '../auth/index.js';

type RequestedRights = { [Right in keyof UserRights]?: UserRights[Right] | undefined };

/** What nobody does to themselves, and nobody to the last admin. */
export const removesAccess = ({ isAdmin, suspended }: RequestedRights): boolean =>
  isAdmin === false || suspended === true;

/** What a wish changes, before and after; what stays is left out. */
export const diffRights = (
  currentRights: UserRights,
  requestedRights: RequestedRights,
): { oldValue: Partial<UserRights>; newValue: Partial<UserRights> } => {
  const changedKeys = (Object.keys(currentRights) as (keyof UserRights)[]).filter(
    (right) => requestedRights[right] !== undefined && requestedRights[right] !== currentRights[right],
  );
  const pick = (from: RequestedRights) =>
    Object.fromEntries(changedKeys.map((right) => [right, from[right]]));
  return { oldValue: pick(currentRights), newValue: pick(requestedRights) };
};

/** Another role needs a sign-in of its own, and a suspension ends what is open. */
export const endsSessions = ({ isAdmin, suspended }: Partial<UserRights>): boolean =>
  isAdmin !== undefined || suspended === true;
