import { queryOptions } from '@tanstack/react-query';
import {
  paths,
  type Bookmarks,
  type CitySummary,
  type Favourites,
  type Page,
  type QuestRuns,
  type TripPage,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/**
 * What a member left off, read again whenever a page shows it. The keys are the shell's own: the remotes move what a
 * browser has stored into the account when they load theirs.
 */
const createMemberQuery = <T>(userId: string | undefined, name: string, path: string) =>
  queryOptions({
    queryKey: ['member', userId, name],
    queryFn: ({ signal }) => http.get<T>(path, { signal }),
    enabled: userId !== undefined,
    staleTime: 0,
  });

type UserId = string | undefined;

export const tripsQuery = (userId: UserId) =>
  createMemberQuery<TripPage>(userId, 'trips', paths.api.trips.trips());

export const bookmarksQuery = (userId: UserId) =>
  createMemberQuery<Bookmarks>(userId, 'bookmarks', paths.api.account.bookmarks());

export const runsQuery = (userId: UserId) =>
  createMemberQuery<QuestRuns>(userId, 'runs', paths.api.quest.runs());

export const savedCitiesQuery = (userId: UserId) =>
  createMemberQuery<Favourites>(userId, 'saved-cities', paths.api.account.favourites());

/** The cities with these slugs, in the same order. A city that no longer exists is left out. */
export const citiesQuery = (slugs: readonly string[]) =>
  queryOptions({
    queryKey: ['cities-by-slug', ...slugs],
    queryFn: async ({ signal }) => {
      const query = { only: slugs.join(','), limit: slugs.length };
      const { items } = await http.get<Page<CitySummary>>(paths.api.cities(), { query, signal });
      return slugs.flatMap((slug) => items.find((city) => city.slug === slug) ?? []);
    },
    enabled: slugs.length > 0,
  });
