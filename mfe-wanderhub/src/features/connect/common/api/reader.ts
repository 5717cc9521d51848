import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useSession } from '@wanderwork/platform';

/** The id of the person who reads; null for a visitor, undefined until it is known. */
export type Reader = string | null | undefined;

export const useReader = (): Reader =>
  useSession(({ user, isLoading }) => user?.id ?? (isLoading ? undefined : null));

/** Answers depend on who reads: what they muted, follow and have read. So each reader has their own. */
export const toKey = (reader: Reader, ...parts: readonly unknown[]) =>
  ['connect', reader ?? null, ...parts] as const;

/**
 * What a visitor reads in place of `key`, if it is here: the server's HTML has shown it. It is the placeholder until the
 * reader's own answer arrives.
 */
export const useVisitorAnswer = <T>(key: QueryKey): T | undefined => useQueryClient().getQueryData<T>(key);
