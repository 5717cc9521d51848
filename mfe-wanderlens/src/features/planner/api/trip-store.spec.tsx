import { HttpError } from '@wanderwork/platform';
import { applyOperations, createTrip, toDay, type Operation, type Trip } from '@wanderwork/travel';
import { anotherTab } from '../../../shared/another-tab.fixture';
import { addCity, moveStopTo } from '../model/trip-edits';
import { createRecord, toRecord } from '../model/trip-record';
import { createMemoryStorage, toTripKey } from '../model/trip-storage';
import { createTripStore } from './trip-store';

const ID = 'b0a0f4a2-6d5c-4b5e-9d59-0d3f1f0f0a11';
const JANUARY = toDay(2027, 1, 1);
const OWNER = 'ana';

const refuse = (status: number, code: string, details: object = {}) =>
  new HttpError(status, JSON.stringify({ code, message: code, ...details }));

/** A server with one trip, as far as the store can tell. */
const createServer = () => {
  let doc: Trip | null = null;
  const changes: { revision: number; ops: Operation[]; requestId: string }[] = [];
  const getRevision = () => 1 + changes.length;
  return {
    changes,
    get doc() {
      return doc;
    },
    isDown: false,
    losesAnswers: false,
    create(trip: Trip) {
      if (this.isDown) return Promise.reject(new TypeError('Failed to fetch'));
      doc ??= trip;
      return Promise.resolve(this.getSaved());
    },
    get() {
      return this.isDown
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve(this.getSaved());
    },
    change(_id: string, { requestId, base, ops }: { requestId: string; base: number; ops: Operation[] }) {
      if (this.isDown) return Promise.reject(new TypeError('Failed to fetch'));
      const earlier = changes.find((change) => change.requestId === requestId);
      if (earlier) return Promise.resolve({ revision: earlier.revision });
      if (base !== getRevision()) {
        const newer = changes.filter(({ revision }) => revision > base);
        return Promise.reject(refuse(409, 'trips.changed', { revision: getRevision(), changes: newer }));
      }
      const applied = applyOperations(doc!, ops);
      if (!('trip' in applied)) return Promise.reject(refuse(422, 'trips.op_rejected', { at: 0 }));
      doc = applied.trip;
      changes.push({ revision: getRevision() + 1, ops, requestId });
      return this.losesAnswers
        ? Promise.reject(new TypeError('Failed to fetch'))
        : Promise.resolve({ revision: getRevision() });
    },
    /** A draft that adds a city; its only item is the city. */
    decideDraft(_id: string, city: string, accept: readonly string[]) {
      if (this.isDown) return Promise.reject(new TypeError('Failed to fetch'));
      if (accept.length > 0) this.append(addCity(doc!, city, city));
      return Promise.resolve({ revision: getRevision() });
    },
    /** A change made elsewhere. */
    append(ops: Operation[]) {
      const applied = applyOperations(doc!, ops);
      if (!('trip' in applied)) throw new Error(applied.reason);
      doc = applied.trip;
      changes.push({ revision: getRevision() + 1, ops, requestId: createId() });
    },
    getSaved: () => ({ revision: getRevision(), trip: doc!, updatedAt: '', canChange: true }),
  };
};

let ids = 0;
const createId = () => `id-${(ids += 1)}`;

const setUp = (owner: string | null = OWNER) => {
  const storage = createMemoryStorage();
  const server = createServer();
  const retries: (() => void)[] = [];
  const open = async (device = storage) => {
    const stored = await device.read(toTripKey(owner, ID));
    return createTripStore((stored ?? createRecord(createTrip(ID, JANUARY), owner, 0)) as never, {
      api: server,
      storage: device,
      now: () => 0,
      createId,
      wait: (_attempt, retry) => {
        retries.push(retry);
        return () => undefined;
      },
    });
  };
  return { storage, server, retries, open };
};

type Store = Awaited<ReturnType<ReturnType<typeof setUp>['open']>>;

const getTrip = (store: Store) => store.state.getState().record.trip;
const getCities = (store: Store) => getTrip(store).stops.map(({ city }) => city);
const getSaving = (store: Store) => store.state.getState().saving;
const add = (store: Store, city: string) => store.change(addCity(getTrip(store), city, city));

const createSavedTrip = async () => {
  const tools = setUp();
  const store = await tools.open();
  add(store, 'lisbon');
  add(store, 'dakar');
  await store.settle();
  return { ...tools, store };
};

describe('the trip of a visitor', () => {
  it('is in this browser after a reload, with its undo steps', async () => {
    const { open } = setUp(null);
    const store = await open();
    add(store, 'lisbon');
    add(store, 'dakar');
    await store.settle();

    const reloaded = await open();
    expect(getCities(reloaded)).toEqual(['lisbon', 'dakar']);
    reloaded.undo();
    await reloaded.settle();
    expect(getCities(reloaded)).toEqual(['lisbon']);

    const again = await open();
    again.redo();
    expect(getCities(again)).toEqual(['lisbon', 'dakar']);
  });

  it('refuses a change that the rules of a trip do not allow', async () => {
    const { open } = setUp(null);
    const store = await open();
    expect(store.change([{ type: 'rename', title: 'x'.repeat(81) }])).toBe('limit');
    expect(store.change([{ type: 'removeStop', id: 'nowhere' }])).toBe('missing');
    expect(getTrip(store).title).toBe('');
  });
});

describe('the trip of a member', () => {
  it('is saved on the server, the first time as a whole', async () => {
    const { server, store } = await createSavedTrip();
    expect(server.doc?.stops.map(({ city }) => city)).toEqual(['lisbon', 'dakar']);
    add(store, 'tokyo');
    await store.settle();
    expect(server.doc).toEqual(getTrip(store));
    expect(getSaving(store)).toBe('saved');
  });

  it('is kept on the device without a connection and saved later', async () => {
    const { server, store, open, retries } = await createSavedTrip();
    server.isDown = true;
    add(store, 'tokyo');
    await store.settle();
    expect(getSaving(store)).toBe('failed');
    expect(getCities(await open())).toEqual(['lisbon', 'dakar', 'tokyo']);

    server.isDown = false;
    retries.at(-1)!();
    await store.settle();
    expect(server.doc?.stops).toHaveLength(3);
    expect(getSaving(store)).toBe('saved');
  });

  it('is changed once when the answer was lost', async () => {
    const { server, store, retries } = await createSavedTrip();
    server.losesAnswers = true;
    add(store, 'tokyo');
    await store.settle();
    server.losesAnswers = false;
    retries.at(-1)!();
    await store.settle();
    expect(server.doc?.stops).toHaveLength(3);
    expect(getSaving(store)).toBe('saved');
  });

  it('takes in the changes of another device and sends its own again', async () => {
    const { server, store, open } = await createSavedTrip();
    const phone = createMemoryStorage();
    await phone.change(toTripKey(OWNER, ID), () => toRecord(server.getSaved(), OWNER, 0));
    const elsewhere = await open(phone);
    elsewhere.change([{ type: 'rename', title: 'Winter' }]);
    await elsewhere.settle();

    add(store, 'tokyo');
    await store.settle();
    expect(server.doc?.title).toBe('Winter');
    expect(getCities(store)).toEqual(['lisbon', 'dakar', 'tokyo']);
    expect(getTrip(store)).toEqual(server.doc);
  });

  it('shows a change that cannot apply beside the newer one, and lets the person choose', async () => {
    const { server, store } = await createSavedTrip();
    server.isDown = true;
    store.change([{ type: 'rename', title: 'Mine' }]);
    await store.settle();
    server.isDown = false;
    await server.change(ID, { requestId: 'other', base: 1, ops: [{ type: 'rename', title: 'Theirs' }] });

    await store.refresh();
    await store.settle();
    expect(getTrip(store).title).toBe('Theirs');
    const [choice] = store.state.getState().record.choices;
    expect(choice).toMatchObject({
      op: { type: 'rename', title: 'Mine' },
      other: { type: 'rename', title: 'Theirs' },
    });

    store.decide(choice!.id, 'mine');
    await store.settle();
    expect(server.doc?.title).toBe('Mine');
    expect(store.state.getState().record.choices).toEqual([]);
  });

  it('offers no step back that would overwrite what another device changed', async () => {
    const { server, store } = await createSavedTrip();
    store.change([{ type: 'rename', title: 'Mine' }]);
    await store.settle();
    await server.change(ID, { requestId: 'other', base: 2, ops: [{ type: 'rename', title: 'Theirs' }] });
    await store.refresh();
    await store.settle();
    store.undo();
    await store.settle();
    expect(getTrip(store).title).toBe('Theirs');
    expect(getCities(store)).toEqual(['lisbon']);
  });

  it('says that the account has no room for another trip', async () => {
    const { server, open } = setUp();
    server.create = () => Promise.reject(refuse(403, 'trips.limit'));
    const store = await open();
    add(store, 'lisbon');
    await store.settle();
    expect(getSaving(store)).toBe('limit');
    expect(getCities(store)).toEqual(['lisbon']);
  });

  it('takes back a change that the server refuses, and shows it', async () => {
    const { server, store } = await createSavedTrip();
    const { change } = server;
    server.change = () => Promise.reject(refuse(422, 'trips.op_rejected', { at: 0 }));
    store.change([{ type: 'rename', title: 'Mine' }]);
    await store.settle();
    expect(getTrip(store).title).toBe('');
    expect(store.state.getState().record.choices).toMatchObject([{ op: { title: 'Mine' }, other: null }]);
    server.change = change;
  });
});

describe('two tabs', () => {
  it('show the same trip, and neither overwrites the other', async () => {
    anotherTab('wanderwork_trips').close();
    const { open, server } = setUp();
    const first = await open();
    const second = await open();
    const stops = [first.start(), second.start()];
    add(first, 'lisbon');
    second.change([{ type: 'rename', title: 'Winter' }]);
    await first.settle();
    await second.settle();
    add(first, 'dakar');
    await first.settle();
    await second.settle();
    await new Promise((resolve) => setTimeout(resolve));
    expect(getTrip(second)).toEqual(getTrip(first));
    expect(server.doc).toEqual(getTrip(first));
    expect(getTrip(first)).toMatchObject({ title: 'Winter', stops: [{ city: 'lisbon' }, { city: 'dakar' }] });
    stops.forEach((stop) => stop());
  });
});

it('a stop moved by one place takes the dates of its new place', async () => {
  const { store } = await createSavedTrip();
  store.change(moveStopTo(getTrip(store), 'dakar', 0));
  await store.settle();
  expect(getTrip(store).stops).toMatchObject([
    { city: 'dakar', arrive: JANUARY, leave: JANUARY + 30 },
    { city: 'lisbon', arrive: JANUARY + 30, leave: JANUARY + 60 },
  ]);
});

describe('a draft of the server', () => {
  it('is accepted as one step, which can be taken back like those before it', async () => {
    const { store, server } = await createSavedTrip();
    await store.decideDraft('porto', ['porto']);
    expect(getCities(store)).toEqual(['lisbon', 'dakar', 'porto']);
    store.undo();
    store.undo();
    await store.settle();
    expect(getCities(store)).toEqual(['lisbon']);
    expect(server.doc?.stops.map(({ city }) => city)).toEqual(['lisbon']);
    store.redo();
    store.redo();
    await store.settle();
    expect(getCities(store)).toEqual(['lisbon', 'dakar', 'porto']);
  });

  it('is compared with what the person did before, sent first', async () => {
    const { store, server } = await createSavedTrip();
    add(store, 'berlin');
    await store.decideDraft('porto', ['porto']);
    expect(server.doc?.stops.map(({ city }) => city)).toEqual(['lisbon', 'dakar', 'berlin', 'porto']);
    expect(getSaving(store)).toBe('saved');
  });

  it('leaves no step to take back what others changed at the same time', async () => {
    const { store, server } = await createSavedTrip();
    const { undo } = store.state.getState().record;
    const decide = server.decideDraft.bind(server);
    server.decideDraft = (...options) => {
      server.append(addCity(server.doc!, 'berlin', 'berlin'));
      return decide(...options);
    };
    await store.decideDraft('porto', ['porto']);
    expect(getCities(store)).toEqual(['lisbon', 'dakar', 'berlin', 'porto']);
    expect(store.state.getState().record.undo).toHaveLength(undo.length);
  });

  it('changes nothing when it is rejected, or the server can’t be reached', async () => {
    const { store, server } = await createSavedTrip();
    await store.decideDraft('porto', []);
    server.isDown = true;
    await expect(store.decideDraft('porto', ['porto'])).rejects.toThrow('Failed to fetch');
    expect(getCities(store)).toEqual(['lisbon', 'dakar']);
    expect(store.state.getState().record.revision).toBe(1 + server.changes.length);
  });
});
