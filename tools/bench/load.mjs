import autocannon from 'autocannon';

const CONNECTIONS = 16;
const SECONDS = 3;

/** Counts the requests of all rounds: an answer of one round may be cached in the next. */
let requestCount = 0;

/** Gives each request its own URL, which `pathOf` derives from the given path and a number. */
const varyRequests = (pathOf) => [
  { setupRequest: (request) => ({ ...request, path: pathOf(request.path, (requestCount += 1)) }) },
];

/** Adds a parameter that does not change the answer. */
const varyParameter = (name) => (path, number) => `${path}&${name}=none-${number}`;

/**
 * Measures the requests per second that `url` answers under a limited load. Any status but 200 (or 304 with
 * `if-none-match`) is an error of the benchmark. `varying` is a parameter name that makes each request unique, or a
 * function that returns the path of each.
 */
export const requestsPerSecond = async (
  url,
  { connections = CONNECTIONS, seconds = SECONDS, varying, headers } = {},
) => {
  const pathOf = typeof varying === 'string' ? varyParameter(varying) : varying;
  const { requests, statusCodeStats, errors } = await autocannon({
    url,
    connections,
    duration: seconds,
    headers,
    ...(pathOf && { requests: varyRequests(pathOf) }),
  });
  const good = headers?.['if-none-match'] ? '304' : '200';
  const bad = Object.keys(statusCodeStats).filter((status) => status !== good);
  if (bad.length > 0 || errors > 0)
    throw new Error(`${url}: answered ${bad.join(', ')}, with ${errors} errors`);
  return requests.average;
};
