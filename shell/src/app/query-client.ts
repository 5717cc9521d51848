import { onlineManager } from '@tanstack/react-query';
import { createQueryClient } from '@wanderwork/platform';

// It assumes a connection until an event says otherwise, and would not notice the end of an outage that began earlier.
onlineManager.setOnline(navigator.onLine);

/** The only query client of the page, so that prefetched data is where the pages look for it. */
export const queryClient = createQueryClient();
