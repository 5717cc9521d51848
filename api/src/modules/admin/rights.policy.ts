import type { UserRights } from '../auth/index.js';

type Wish = { [Right in keyof UserRights]?: UserRights[Right] | undefined };

/** What nobody does to themselves, and nobody to the last admin. */
export const takesAccess = ({ isAdmin, suspended }: Wish): boolean => isAdmin === false || suspended === true;

/** What a wish changes, before and after; what stays is left out. */
export const changedRights = (
  known: UserRights,
  wished: Wish,
): { oldValue: Partial<UserRights>; newValue: Partial<UserRights> } => {
  const rights = (Object.keys(known) as (keyof UserRights)[]).filter(
    (right) => wished[right] !== undefined && wished[right] !== known[right],
  );
  const of = (from: Wish) => Object.fromEntries(rights.map((right) => [right, from[right]]));
  return { oldValue: of(known), newValue: of(wished) };
};

/** Another role needs a sign-in of its own, and a suspension ends what is open. */
export const endsSessions = ({ isAdmin, suspended }: Partial<UserRights>): boolean =>
  isAdmin !== undefined || suspended === true;
