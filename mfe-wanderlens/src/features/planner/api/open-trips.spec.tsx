import { SIGNED_IN_HINT } from '@wanderwork/contracts';
import { createTrip, toDay } from '@wanderwork/travel';
import { createRecord, toRecord } from '../model/trip-record';
import { toTripKey, tripStorage } from '../model/trip-storage';
import { openTrips } from './open-trips';

const trip = createTrip('b0a0f4a2-6d5c-4b5e-9d59-0d3f1f0f0a11', toDay(2027, 1, 1));
const keep = (record: ReturnType<typeof createRecord>) =>
  tripStorage.change(toTripKey(record.owner, record.trip.id), () => record);
const isKept = async (owner: string | null) =>
  (await tripStorage.read(toTripKey(owner, trip.id))) !== undefined;

describe('opening trips', () => {
  it('removes those of other accounts, except what their server does not have yet', async () => {
    await keep(toRecord({ revision: 1, trip, canChange: true }, 'ana', 0));
    await keep(createRecord(trip, 'ben', 0));
    await keep(createRecord(trip, null, 0));
    const { records } = await openTrips(null);
    expect(records.map(({ owner }) => owner)).toEqual([null]);
    expect([await isKept('ana'), await isKept('ben'), await isKept(null)]).toEqual([false, true, true]);
  });

  it('keeps them while nobody can say who is signed in', async () => {
    document.cookie = `${SIGNED_IN_HINT}=1`;
    await keep(toRecord({ revision: 1, trip, canChange: true }, 'ana', 0));
    await openTrips(null);
    expect(await isKept('ana')).toBe(true);
    document.cookie = `${SIGNED_IN_HINT}=; Max-Age=0`;
  });
});
