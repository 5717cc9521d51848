import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  paths,
  type EditablePost,
  type EditablePostSummary,
  type OpenPage,
  type PostPreview,
  type PostVersion,
  type PostVersionSummary,
  type PostText,
  type StalePost,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

/** The first key of all admin queries. */
const ADMIN_KEY = 'admin';

const { admin } = paths.api;

export const postsQuery = (filters: Record<string, string>) =>
  infiniteQueryOptions({
    queryKey: [ADMIN_KEY, 'posts', filters],
    queryFn: ({ pageParam, signal }) =>
      http.get<OpenPage<EditablePostSummary>>(admin.posts(), {
        query: { ...filters, after: pageParam },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextKey,
    placeholderData: keepPreviousData,
  });

export const stalePostsQuery = queryOptions({
  queryKey: [ADMIN_KEY, 'posts', 'stale'],
  queryFn: () => http.get<StalePost[]>(admin.stalePosts()),
});

/** A post to edit. Always refetched, because a cached copy may be older than the last save. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'post', id],
    queryFn: () => http.get<EditablePost>(admin.post(id)),
    refetchOnMount: 'always',
    staleTime: Infinity,
    gcTime: 0,
  });

export const previewQuery = (words: PostText) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'post-preview', words.slug, words.content, words.excerpt, words.coverImage],
    queryFn: ({ signal }) => http.post<PostPreview>(admin.postPreview(), { words }, { signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

export const versionsQuery = (id: string) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'post-versions', id],
    queryFn: () => http.get<PostVersionSummary[]>(admin.postVersions(id)),
    staleTime: 0,
  });

export const versionQuery = (id: string, number: number) =>
  queryOptions({
    queryKey: [ADMIN_KEY, 'post-versions', id, number],
    queryFn: () => http.get<PostVersion>(admin.postVersion(id, number)),
    staleTime: Infinity,
  });
