import type { UserRights } from '../auth/index.js';

type RequestedRights = { [Right in keyof UserRights]?: UserRights[Right] | undefined };

/**
 * Whether the change takes away a role or access. Admins cannot do this to themselves, and nobody can to the last
 * admin.
 */
export const removesAccess = ({ isAdmin, suspended }: RequestedRights): boolean =>
  isAdmin === false || suspended === true;

/** The rights that the request changes, with their old and new values. Unchanged rights are left out. */
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

/**
 * Whether the change ends all sessions of the account. A new role requires a new sign-in, and a suspension ends open
 * sessions.
 */
export const endsSessions = ({ isAdmin, suspended }: Partial<UserRights>): boolean =>
  isAdmin !== undefined || suspended === true;
