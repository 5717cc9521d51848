import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 3;

/** Each request has an address of its own, by a parameter `name` that changes nothing. */
const apart = (name) => {
  let asked = 0;
  return [
    { setupRequest: (request) => ({ ...request, path: `${request.path}&${name}=none-${(asked += 1)}` }) },
  ];
};

/**
 * Requests a second that `url` answers under a bounded load; anything but 200 is a fault of the benchmark. `varying` names a
 * parameter by which no request is like another.
 */
export const requestsPerSecond = async (
  url,
  { connections = CONNECTIONS, seconds = SECONDS, varying } = {},
) => {
  const { requests, non2xx, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    ...(varying && { requests: apart(varying) }),
  });
  if (non2xx > 0 || errors > 0) throw new Error(`${url}: ${non2xx} bad answers, ${errors} errors`);
  return requests.average;
};
