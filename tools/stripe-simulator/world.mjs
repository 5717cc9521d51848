import { randomBytes } from 'node:crypto';
import { missing } from './http/problems.mjs';
import { newState } from './state.mjs';

const EVENTS_KEPT = 10_000;
export const API_VERSION = '2026-10-28.endive';

const copy = (value) => structuredClone(value);

/** Everything that the simulator knows, the time that it is there, and who hears of what changes. */
export class World {
  constructor({ state = newState(), url = '', onChange = () => {}, onEvent = () => {} } = {}) {
    Object.assign(this, { state, url, onChange, onEvent });
    this.standing = null;
  }

  /** Seconds, as Stripe counts; while time is moved on, the moment that is being lived. */
  now() {
    return this.standing ?? Math.floor(Date.now() / 1000) + this.state.clockAhead;
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
    if (!found) throw missing(kind.replace(/s$/, ''), id, param);
    return found;
  }

  all(kind) {
    return Object.values(this.state[kind]);
  }

  /** The addresses of an invoice's pages are those of this start. */
  shown(object) {
    if (object.object !== 'invoice' || object.status === 'draft') return copy(object);
    const page = `${this.url}/pages/invoices/${object.id}`;
    return { ...copy(object), hosted_invoice_url: page, invoice_pdf: `${page}.pdf` };
  }

  /** Something happened to `object`: it is told with what the object is now. */
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
      data: { object: this.shown(object) },
    };
    this.state.events.push(event);
    if (this.state.events.length > EVENTS_KEPT) this.state.events.splice(0, EVENTS_KEPT / 10);
    this.onChange();
    this.onEvent(event);
  }
}
