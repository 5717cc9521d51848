import { toDay } from './day.js';
import { HOUR_MS, MINUTE_MS } from './durations.js';
import { getOffset } from './zone-offset.js';
import {
  listChanges,
  listLocalInstants,
  lookUpOffset,
  resolveLocalTime,
  toLocalMinutes,
} from './zone-table.js';

describe('the table of a zone', () => {
  it('has the offset of every zone at any time of fifteen months', () => {
    const [from, to] = [Date.UTC(2027, 0, 1), Date.UTC(2028, 3, 1)];
    for (const zone of Intl.supportedValuesOf('timeZone')) {
      const changes = listChanges(zone, from, to);
      const probes = [from, to, ...changes.flatMap(({ at }) => [at - MINUTE_MS, at, at + MINUTE_MS])];
      for (let at = from; at < to; at += 11 * 24 * HOUR_MS) probes.push(at);
      for (const at of probes)
        if (lookUpOffset(zone, at) !== getOffset(zone, at)) throw new Error(`${zone} at ${at}`);
    }
  });

  it('lists the changes of Casablanca around Ramadan and the half hour of Lord Howe', () => {
    const list = (zone: string) =>
      listChanges(zone, Date.UTC(2027, 0, 1), Date.UTC(2028, 0, 1)).map(({ at, before, after }) => [
        new Date(at).toISOString().slice(0, 16),
        after - before,
      ]);
    expect(list('Africa/Casablanca')).toEqual([
      ['2027-02-07T02:00', -60],
      ['2027-03-14T02:00', 60],
    ]);
    expect(list('Australia/Lord_Howe')).toEqual([
      ['2027-04-03T15:00', -30],
      ['2027-10-02T15:30', 30],
    ]);
    expect(list('Asia/Tokyo')).toEqual([]);
  });

  it('throws for an unknown zone', () => {
    expect(() => lookUpOffset('Mars/Olympus', 0)).toThrow(RangeError);
  });
});

describe('a local time', () => {
  const at = (zone: string, day: number, clock: number) => {
    const { at: instant, isSkipped } = resolveLocalTime(zone, day, clock);
    return [new Date(instant).toISOString().slice(0, 16), isSkipped];
  };
  const half = 2 * 60 + 30;

  it('that clocks skip counts with the offset before, and says so', () => {
    expect(at('Europe/Berlin', toDay(2027, 3, 28), half)).toEqual(['2027-03-28T01:30', true]);
  });

  it('that occurs twice is the first one', () => {
    expect(at('Europe/Berlin', toDay(2027, 10, 31), half)).toEqual(['2027-10-31T00:30', false]);
  });

  it('on both sides of a change is exact', () => {
    expect(at('Europe/Berlin', toDay(2027, 3, 28), 60)).toEqual(['2027-03-28T00:00', false]);
    expect(at('Europe/Berlin', toDay(2027, 3, 28), 3 * 60)).toEqual(['2027-03-28T01:00', false]);
    expect(at('Europe/Berlin', toDay(2027, 10, 31), 3 * 60)).toEqual(['2027-10-31T02:00', false]);
    expect(at('Australia/Lord_Howe', toDay(2027, 10, 3), 2 * 60 + 15)).toEqual(['2027-10-02T15:45', true]);
  });

  it.each([
    ['Europe/Berlin', toDay(2027, 3, 28), half, []],
    ['Europe/Berlin', toDay(2027, 10, 31), half, ['2027-10-31T00:30', '2027-10-31T01:30']],
    ['Europe/Berlin', toDay(2027, 10, 31), 3 * 60, ['2027-10-31T02:00']],
    ['Australia/Lord_Howe', toDay(2027, 4, 4), 105, ['2027-04-03T14:45', '2027-04-03T15:15']],
    ['Asia/Tokyo', toDay(2027, 10, 31), half, ['2027-10-30T17:30']],
  ])('in %s on day %i at minute %i occurs at %j', (zone, day, minutes, expected) => {
    const instants = listLocalInstants(zone, day, minutes);
    expect(instants.map((instant) => new Date(instant).toISOString().slice(0, 16))).toEqual(expected);
  });

  it('comes back from its instant', () => {
    for (const zone of ['Europe/London', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'])
      for (let day = toDay(2027, 1, 1); day < toDay(2028, 1, 1); day += 1) {
        const { at: instant, isSkipped } = resolveLocalTime(zone, day, 615);
        if (!isSkipped) expect(toLocalMinutes(zone, instant)).toEqual({ day, minutes: 615 });
      }
  });
});
