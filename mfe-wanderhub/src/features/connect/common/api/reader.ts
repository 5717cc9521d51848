import { useSession } from '@wanderwork/platform';

/** The id of the person who reads; null for a visitor, undefined until it is known. */
export type Reader = string | null | undefined;

export const useReader = (): Reader =>
  useSession(({ user, isLoading }) => user?.id ?? (isLoading ? undefined : null));

/** Answers depend on who reads: what they muted, follow and have read. So each reader has their own. */
export const toKey = (reader: Reader, ...parts: readonly unknown[]) =>
  ['connect', reader ?? null, ...parts] as const;
