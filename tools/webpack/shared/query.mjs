// What federation shares as `@tanstack/react-query`; see router.mjs.
export {
  QueryClient,
  QueryClientContext,
  QueryClientProvider,
  hashKey,
  infiniteQueryOptions,
  keepPreviousData,
  onlineManager,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from 'react-query-unshared';
