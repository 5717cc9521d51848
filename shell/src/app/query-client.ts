import { createQueryClient } from '@wanderwork/platform';

/** The one query client of the page: what is fetched ahead lies where the pages look. */
export const queryClient = createQueryClient();
