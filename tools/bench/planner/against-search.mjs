/** Proposals of the running product against a search of the same run: requests one after another, over one connection. */

const WORDS = 'warm, under $1800';
const FROM_NOVEMBER = Date.UTC(2027, 10, 1) / 86_400_000;
const NIGHTS_PER_STOP = 30;

const callSeries = {
  title: 'Standup',
  zone: 'Europe/London',
  from: 540,
  to: 720,
  weekdays: [1, 2, 3, 4, 5],
};

/** What the sentence of the design says, with as many stops as given. */
const createProposalsRequest = (stops) => ({
  conditions: {
    from: FROM_NOVEMBER,
    nights: NIGHTS_PER_STOP * stops,
    maxStops: stops,
    minStops: stops,
    passports: ['DE'],
    calls: [callSeries],
    usdMonth: 1800,
    words: WORDS,
  },
});

let requestCount = 0;

/** Answers of searches are cached by their address, so each has one of its own. */
const search = (url) => {
  requestCount += 1;
  return fetch(`${url}/api/search?${new URLSearchParams({ q: WORDS, without: `none-${requestCount}` })}`);
};

const propose = (url, stops) =>
  fetch(`${url}/api/trips/proposals`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(createProposalsRequest(stops)),
  });

/** Milliseconds of one request, the mean of several. */
const timeRequests = async (count, send) => {
  const start = performance.now();
  for (let request = 0; request < count; request += 1) {
    const answer = await send();
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}`);
  }
  return (performance.now() - start) / count;
};

/** Requests of each kind in a round. A search is short, so it takes more of them to measure it. */
const SEARCHES = 40;
const PROPOSALS = 10;

/** The subjects to measure in each round. `url` is the address of the product. */
export const createRequestSubjects = (url) => ({
  search: () => timeRequests(SEARCHES, () => search(url)),
  threeStops: () => timeRequests(PROPOSALS, () => propose(url, 3)),
  sixStops: () => timeRequests(PROPOSALS, () => propose(url, 6)),
});
