import { getHoursAhead } from '../../../src/modules/city-search/phrases/zones.js';
import { type PhraseReader, READING_DAY, createShippedReader } from './reader.js';

let vocabulary: PhraseReader['vocabulary'];
let read: PhraseReader['read'];
beforeAll(async () => ({ vocabulary, read } = await createShippedReader()));

const readIds = (text: string) => read(text).understood.map(({ id }) => id);

describe('a time zone phrase', () => {
  it.each([
    ['UTC+1', 'zone<=1@Etc/GMT-1'],
    ['UTC+5:30', 'zone<=1@UTC+05:30'],
    ['UTC+5.5', 'zone<=1@UTC+05:30'],
    ['GMT-3:30', 'zone<=1@UTC-03:30'],
    ['CET+1', 'zone<=1@Etc/GMT-2'],
    ['EST-3', 'zone<=1@Etc/GMT+8'],
    ['EST -3', 'zone<=1@Etc/GMT+8'],
    ['CET +/- 2', 'zone<=2@Europe/Berlin'],
    ['GMT ± 3 hours', 'zone<=3@Europe/London'],
    ['at least 5 hours from London', 'zone>=5@Europe/London'],
    ['2 hours ahead of London', 'ahead:2..2@Europe/London'],
    ['5 hours behind New York', 'behind:5..5@America/New_York'],
    ['about 3 hours behind London', 'behind:2..4@Europe/London'],
    ['no more than 3 hours ahead of UK time', 'ahead:0..3@Europe/London'],
    ['at least 4 hours behind Berlin', 'behind>=4@Europe/Berlin'],
  ])('is read as one condition: %s', (text, id) => {
    expect(read(text)).toMatchObject({ understood: [{ id }], notUnderstood: [] });
  });

  it('with a half-hour offset includes the right zones', () => {
    const [filter] = read('UTC+5:30').understood[0]?.filters ?? [];
    expect(filter).toMatchObject({ on: 'zone', zones: expect.arrayContaining(['Asia/Kolkata']) as unknown });
    const [behind] = read('3.5 hours behind India').understood[0]?.filters ?? [];
    expect(behind).toMatchObject({ on: 'zone', zones: expect.arrayContaining(['Europe/Athens']) as unknown });
  });

  it('"ahead of" covers one direction only', () => {
    const [filter] = read('2 hours ahead of London').understood[0]?.filters ?? [];
    const zones = filter?.on === 'zone' ? filter.zones : [];
    expect(zones).toContain('Europe/Athens');
    for (const zone of vocabulary.zones)
      expect(zones.includes(zone)).toBe(getHoursAhead('Europe/London', zone, READING_DAY) === 2);
  });

  it('across the date line goes the shorter way round', () => {
    expect(getHoursAhead('Pacific/Auckland', 'America/Los_Angeles', READING_DAY)).toBe(3);
    expect(getHoursAhead('America/Los_Angeles', 'Pacific/Auckland', READING_DAY)).toBe(-3);
    expect(getHoursAhead('UTC', 'Etc/GMT-12', READING_DAY)).toBe(12);
  });
});

describe('an offset that no time zone has', () => {
  it.each(['UTC+45', 'GMT-20', 'UTC+5:20', 'CET+99'])(
    'is reported as unknown, not read as its base zone: %s',
    (text) => {
      expect(read(`cheap, ${text}`)).toMatchObject({
        understood: [{ id: 'cheap' }],
        notUnderstood: [{ text, why: expect.stringMatching(/^There is no such time zone/) as string }],
      });
    },
  );
});

describe('several time zones', () => {
  it.each([
    ['overlap with London, New York and Tokyo', ['Europe/London', 'America/New_York', 'Asia/Tokyo']],
    ['clients in Berlin & Tokyo', ['Europe/Berlin', 'Asia/Tokyo']],
    ['US and EU clients', ['America/New_York', 'Europe/Berlin']],
    ['both US and European hours', ['America/New_York', 'Europe/Berlin']],
  ])('each require shared hours: %s', (text, zones) => {
    expect(readIds(text)).toEqual(zones.map((zone) => `overlap>=4@${zone}`));
  });

  it('end where countries to live in begin', () => {
    expect(readIds('4 hours overlap with New York, Mexico and Colombia')).toEqual([
      'overlap>=4@America/New_York',
      'in:MX',
      'in:CO',
    ]);
  });
});

describe('a time of day', () => {
  it.each([
    ['5 pm', '5 pm'],
    ['10am EST', '10am EST'],
    ['warm, calls at 6pm London time', 'at 6pm London time'],
    ['calls between 9am and 1pm', 'between 9am and 1pm'],
    ['until 17:00', 'until 17:00'],
    ['5:30 pm in London', '5:30 pm in London'],
    ['overlap mornings with New York', 'overlap mornings with New York'],
    ['calls in the evening with my London team', 'calls in the evening with my London team'],
    ['work New York mornings', 'work New York mornings'],
  ])('is neither a limit nor a place, and is reported as not understood: %s', (text, notUnderstoodText) => {
    expect(readIds(text).filter((id) => id !== 'warm' && id !== 'first:-irex')).toEqual([]);
    expect(read(text).notUnderstood).toContainEqual(
      expect.objectContaining({
        text: notUnderstoodText,
        why: expect.stringMatching(/not single hours/) as string,
      }),
    );
  });

  it('does not affect a working day or a monthly amount', () => {
    expect(readIds('9am to 5pm EST')).toEqual(['overlap>=4@America/New_York']);
    expect(readIds('1500 pm')).toEqual(['cost<=1500']);
    expect(readIds('safe at midnight in Bangkok')).toEqual(['safe', 'in:bangkok']);
  });
});
