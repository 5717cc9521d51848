import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 3;

/** Requests a second that `url` answers under a bounded load; anything but 200 is a fault of the benchmark. */
export const requestsPerSecond = async (url, { connections = CONNECTIONS, seconds = SECONDS } = {}) => {
  const { requests, non2xx, errors } = await autocannon({ url, connections, duration: seconds });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return requests.average;
};
