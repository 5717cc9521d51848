import fs from 'node:fs';
import path from 'node:path';

const WRITE_AFTER_MS = 250;
/** At most this share of the time goes into writing: a large state is written less often. */
const MAX_WRITE_SHARE = 1 / 20;

const createPrice = (tier, interval, amount) => ({
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

const createProduct = (tier, name) => ({
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

/** Returns a Stripe account with our two products and four prices, and no customers. */
export const createState = () => ({
  version: 1,
  clockAhead: 0,
  invoiceCount: 0,
  products: byId([createProduct('pro', 'Pro'), createProduct('premium', 'Premium')]),
  prices: byId([
    createPrice('pro', 'month', 900),
    createPrice('pro', 'year', 9000),
    createPrice('premium', 'month', 1900),
    createPrice('premium', 'year', 19000),
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

const readState = (file) => {
  if (!fs.existsSync(file)) return createState();
  return { ...createState(), ...JSON.parse(fs.readFileSync(file, 'utf8')) };
};

/** Opens the state in `folder`. Changes are written together, shortly after the first, and atomically. */
export const openState = (folder) => {
  fs.mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'state.json');
  const state = readState(file);
  let timer = null;
  let lastWriteMs = 0;
  const flush = () => {
    clearTimeout(timer);
    timer = null;
    const startedAt = performance.now();
    fs.writeFileSync(`${file}.new`, JSON.stringify(state), { mode: 0o600 });
    fs.renameSync(`${file}.new`, file);
    lastWriteMs = performance.now() - startedAt;
  };
  let isClosed = false;
  const scheduleSave = () => {
    if (!isClosed) timer ??= setTimeout(flush, Math.max(WRITE_AFTER_MS, lastWriteMs / MAX_WRITE_SHARE));
  };
  const close = () => {
    isClosed = true;
    flush();
  };
  return { state, scheduleSave, close };
};
