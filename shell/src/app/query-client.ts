import { createQueryClient } from '@wanderwork/platform';

/** The only query client of the page, so that prefetched data is where the pages look for it. */
export const queryClient = createQueryClient();
