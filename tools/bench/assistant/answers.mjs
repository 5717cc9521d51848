import { randomUUID } from 'node:crypto';
import { interleave, median, ratio, table, times } from '../rounds.mjs';

const SEARCH = 'warm in March under $1500, not Asia';

const questions = {
  'A search': SEARCH,
  'Figures of a city': 'what is rent in Tbilisi',
  'Months of a city': 'when to go to Athens',
  'Two cities compared': 'Lisbon or Porto',
  'Why a city has its score': 'why has Berlin this score',
  'Entry rules': 'how long may I stay in Japan, British passport',
  'Hours shared with a client': 'hours shared with New York from Lisbon',
  'A budget': 'three months in Mexico City for two',
};

/** Questions of each kind in a round: single answers are too short to measure. */
const REPEATS = 10;

/** Sends a question as a new conversation. Returns the milliseconds until the first line, the first card and the end. */
const timeAnswer = async ({ url, headers }, text) => {
  const start = performance.now();
  const address = `${url}/api/assistant/conversations/${randomUUID()}/messages/${randomUUID()}`;
  const answer = await fetch(address, { method: 'PUT', headers, body: JSON.stringify({ text }) });
  if (answer.status !== 200) throw new Error(`${text}: ${answer.status} ${await answer.text()}`);
  let [first, card, received] = [null, null, ''];
  const decoder = new TextDecoder();
  for await (const bytes of answer.body) {
    received += decoder.decode(bytes, { stream: true });
    const now = performance.now() - start;
    first ??= now;
    if (card === null && received.includes('"event":"card"')) card = now;
  }
  if (card === null) throw new Error(`${text}: no card`);
  return { first, card, whole: performance.now() - start };
};

/** Answers of searches are cached by their address, so each has one of its own. */
const timeSearch = async ({ url, headers }) => {
  const start = performance.now();
  const parameters = new URLSearchParams({ q: SEARCH, without: `none-${randomUUID()}` });
  const answer = await fetch(`${url}/api/search?${parameters}`, { headers });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`The search answered ${answer.status}`);
  return performance.now() - start;
};

const mean = (numbers) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Adds up what the tools take, by wrapping the service that runs them. */
const watchTools = async (app) => {
  const { IntentRunnerService } =
    await import('../../../api/dist/modules/assistant/tools/intent-runner.service.js');
  const runner = app.get(IntentRunnerService);
  const run = runner.run.bind(runner);
  let spent = 0;
  runner.run = async (...parameters) => {
    const start = performance.now();
    try {
      return await run(...parameters);
    } finally {
      spent += performance.now() - start;
    }
  };
  return { takeSpent: () => [spent, (spent = 0)][0] };
};

/** Whole answers against the tool calls in them, and their first line and card against one search. */
export const benchAnswers = async (product, rounds) => {
  const tools = await watchTools(product.app);
  const measure = (text) => async () => {
    tools.takeSpent();
    const answers = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) answers.push(await timeAnswer(product, text));
    const toMean = (key) => mean(answers.map((answer) => answer[key]));
    return {
      first: toMean('first'),
      card: toMean('card'),
      whole: toMean('whole'),
      tools: tools.takeSpent() / REPEATS,
    };
  };
  const subjects = Object.fromEntries(Object.entries(questions).map(([name, text]) => [name, measure(text)]));
  const search = async () => {
    const searches = [];
    for (let repeat = 0; repeat < REPEATS; repeat += 1) searches.push(await timeSearch(product));
    return mean(searches);
  };
  const { search: searches, ...results } = await interleave({ search, ...subjects }, rounds);
  const pick = (name, key) => results[name].map((result) => result[key]);
  const ms = (numbers) => `${median(numbers).toFixed(1)} ms`;
  const rows = Object.keys(questions).map((name) => [
    name,
    ms(pick(name, 'whole')),
    ms(pick(name, 'tools')),
    times(ratio(pick(name, 'whole'), pick(name, 'tools'))),
    times(ratio(pick(name, 'first'), searches)),
    times(ratio(pick(name, 'card'), searches)),
  ]);
  const head = ['Answer', 'Whole', 'Its tools', 'Against its tools', 'First line', 'First card'];
  return table(head, [['One search request', ms(searches), '', '', '1.00×', ''], ...rows]);
};
