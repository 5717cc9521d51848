import { randomUUID } from 'node:crypto';
import { withConnection } from '../own-database.mjs';
import { interleave, median, ratio, table, times } from '../rounds.mjs';

const MESSAGES_EACH = 200;
const REPEATS = 10;

const readings = [{ is: 'intent', intent: { tool: 'city.months', city: 'athens' } }];

/** Replaces the conversations of a member. Resolves to the id of the one in the middle. */
const fill = ({ databaseUrl, userId }, messages) =>
  withConnection(databaseUrl, async (client) => {
    await client.query('DELETE FROM assistant_conversations WHERE user_id = $1', [userId]);
    await client.query(
      `INSERT INTO assistant_conversations (user_id, id, title, updated_at)
       SELECT $1, gen_random_uuid(), 'warm in March ' || at, now() - at * interval '1 minute'
       FROM generate_series(1, $2::integer) AS at`,
      [userId, messages / MESSAGES_EACH],
    );
    await client.query(
      `INSERT INTO assistant_messages
         (user_id, conversation_id, seq, id, text, readings, events, writer, state, created_at, touched_at)
       SELECT user_id, id, seq, gen_random_uuid(), 'when to go to Athens', $2, '[{"event":"end"}]', 'embedded', 'done',
         now(), now()
       FROM assistant_conversations, generate_series(1, $3::integer) AS seq WHERE user_id = $1`,
      [userId, JSON.stringify(readings), MESSAGES_EACH],
    );
    for (const name of ['assistant_conversations', 'assistant_messages'])
      await client.query(`VACUUM ANALYZE ${name}`);
    const { rows } = await client.query(
      'SELECT id FROM assistant_conversations WHERE user_id = $1 ORDER BY updated_at DESC OFFSET $2 LIMIT 1',
      [userId, Math.floor(messages / MESSAGES_EACH / 2)],
    );
    return rows[0].id;
  });

const timeEach = async (send) => {
  const start = performance.now();
  for (let repeat = 0; repeat < REPEATS; repeat += 1) {
    const answer = await send();
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${answer.url} answered ${answer.status}: ${text}`);
  }
  return (performance.now() - start) / REPEATS;
};

const createRequests = ({ url, headers }, middle) => {
  const get = (address) => () => fetch(`${url}/api/assistant/conversations${address}`, { headers });
  const put = (conversation) =>
    fetch(`${url}/api/assistant/conversations/${conversation}/messages/${randomUUID()}`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ text: 'when to go to Athens' }),
    });
  const another = randomUUID();
  return {
    'Newest conversations': get(''),
    'A conversation from the middle': get(`/${middle}`),
    'A question in a new conversation': () => put(randomUUID()),
    'A question in a conversation with others': () => put(another),
  };
};

/** The same requests to two products: `few` and `many`, each with its number of messages of one member. */
export const benchConversations = async (few, many, rounds) => {
  const [requestsOfFew, requestsOfMany] = [
    createRequests(few, await fill(few, few.messages)),
    createRequests(many, await fill(many, many.messages)),
  ];
  const rows = [];
  for (const [name, send] of Object.entries(requestsOfFew)) {
    const results = await interleave(
      { few: () => timeEach(send), many: () => timeEach(requestsOfMany[name]) },
      rounds,
    );
    rows.push([
      name,
      `${median(results.few).toFixed(1)} ms`,
      `${median(results.many).toFixed(1)} ms`,
      times(ratio(results.many, results.few)),
    ]);
  }
  const toHead = ({ messages }) => `${messages.toLocaleString('en')} messages`;
  return table(['Request', toHead(few), toHead(many), 'Many against few'], rows);
};
