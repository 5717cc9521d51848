import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 3;

/** Requests of all rounds: what one round asked may be kept in the next. */
let asked = 0;

/** Each request has an address of its own, which `pathOf` makes of the one given and a number. */
const apart = (pathOf) => [
  { setupRequest: (request) => ({ ...request, path: pathOf(request.path, (asked += 1)) }) },
];

/** By a parameter that changes nothing. */
const byParameter = (name) => (path, number) => `${path}&${name}=none-${number}`;

/**
 * Requests a second that `url` answers under a bounded load; anything but 200 (or 304, where `headers` ask whether what one
 * has still holds) is a fault of the benchmark. `varying` names a parameter by which no request is like another, or makes the
 * path of each.
 */
export const requestsPerSecond = async (
  url,
  { connections = CONNECTIONS, seconds = SECONDS, varying, headers } = {},
) => {
  const pathOf = typeof varying === 'string' ? byParameter(varying) : varying;
  const { requests, statusCodeStats, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(pathOf && { requests: apart(pathOf) }),
  });
  const good = headers?.['if-none-match'] ? '304' : '200';
  const bad = Object.keys(statusCodeStats).filter((status) => status !== good);
  if (bad.length > 0 || errors > 0) throw new Error(`${url}: answers ${bad.join(', ')}, ${errors} errors`);
  return requests.average;
};
