import fs from 'node:fs';
import path from 'node:path';

const WRITE_AFTER_MS = 250;
/** Of its time, that goes at most into writing: what grows large is written less often. */
const SHARE = 1 / 20;

const price = (tier, interval, amount) => ({
  id: `price_${tier}_${interval}`,
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created: 0,
  currency: 'usd',
  livemode: false,
  lookup_key: `${tier}_${interval}`,
  metadata: {},
  nickname: null,
  product: `prod_${tier}`,
  recurring: { interval, interval_count: 1, meter: null, usage_type: 'licensed' },
  tax_behavior: 'inclusive',
  type: 'recurring',
  unit_amount: amount,
  unit_amount_decimal: String(amount),
});

const product = (tier, name) => ({
  id: `prod_${tier}`,
  object: 'product',
  active: true,
  created: 0,
  description: null,
  livemode: false,
  metadata: {},
  name,
});

const byId = (objects) => Object.fromEntries(objects.map((object) => [object.id, object]));

/** An account at Stripe with our two products and four prices, and nobody in it yet. */
export const newState = () => ({
  version: 1,
  clockAhead: 0,
  invoiceCount: 0,
  products: byId([product('pro', 'Pro'), product('premium', 'Premium')]),
  prices: byId([
    price('pro', 'month', 900),
    price('pro', 'year', 9000),
    price('premium', 'month', 1900),
    price('premium', 'year', 19000),
  ]),
  customers: {},
  balanceTransactions: {},
  cards: {},
  sessions: {},
  portals: {},
  subscriptions: {},
  schedules: {},
  invoices: {},
  payments: {},
  refunds: {},
  events: [],
  undelivered: [],
  answers: {},
});

const read = (file) => {
  if (!fs.existsSync(file)) return newState();
  return { ...newState(), ...JSON.parse(fs.readFileSync(file, 'utf8')) };
};

/** The state in `folder`: changes are written together, soon after the first, and a half-written file is never seen. */
export const keptState = (folder) => {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'state.json');
  const state = read(file);
  let timer = null;
  let lastedMs = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = null;
    const begun = performance.now();
    fs.writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
    lastedMs = performance.now() - begun;
  };
  let closed = false;
  const changed = () => {
    if (!closed) timer ??= setTimeout(flush, Math.max(WRITE_AFTER_MS, lastedMs / SHARE));
  };
  const close = () => {
    closed = true;
    flush();
  };
  return { state, changed, close };
};
