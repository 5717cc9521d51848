import { randomBytes } from 'node:crypto';
import { createMissingError } from './problems.mjs';
import { createState } from './state.mjs';

const MAX_EVENTS = 10_000;
export const API_VERSION = '2026-10-28.endive';

const copy = (value) => structuredClone(value);

/** The simulator's state and clock; reports events. */
export class World {
  constructor({ state = createState(), url = '', onChange = () => {}, onEvent = () => {} } = {}) {
    Object.assign(this, { state, url, onChange, onEvent });
    this.frozenTime = null;
  }

  /** Seconds since the epoch, as at Stripe. While the clock advances, the time of the event being processed. */
  now() {
    return this.frozenTime ?? Math.floor(Date.now() / 1000) + this.state.clockAhead;
  }

  id(prefix) {
    return `${prefix}_${randomBytes(12).toString('hex')}`;
  }

  add(kind, object) {
    this.state[kind][object.id] = object;
    this.onChange();
    return object;
  }

  find(kind, id) {
    return this.state[kind][id];
  }

  get(kind, id, param) {
    const found = this.find(kind, id);
    if (!found) throw createMissingError(kind.replace(/s$/, ''), id, param);
    return found;
  }

  all(kind) {
    return Object.values(this.state[kind]);
  }

  /** Adds the URLs of an invoice's pages, which depend on the port of this start. */
  toPublic(object) {
    if (object.object !== 'invoice' || object.status === 'draft') return copy(object);
    const page = `${this.url}/pages/invoices/${object.id}`;
    return { ...copy(object), hosted_invoice_url: page, invoice_pdf: `${page}.pdf` };
  }

  /** Records an event about `object`, with a copy of its current state. */
  emit(type, object) {
    const event = {
      id: this.id('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: this.now(),
      livemode: false,
      pending_webhooks: 1,
      request: { id: null, idempotency_key: null },
      type,
      data: { object: this.toPublic(object) },
    };
    this.state.events.push(event);
    if (this.state.events.length > MAX_EVENTS) this.state.events.splice(0, MAX_EVENTS / 10);
    this.onChange();
    this.onEvent(event);
  }
}
