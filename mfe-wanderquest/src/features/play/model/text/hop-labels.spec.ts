import {
  createState,
  cities,
  findKnownHeadline,
  getHeadlineLastDay,
  createStart,
  type State,
} from '@wanderwork/quest-engine';
import { findHops } from '../hops';
import { getAdvice } from './advice';
import { formatEffects } from './effect-labels';
import { getExpectedEffects } from './expected-effects';
import { getHopFacts, describeHop } from './hop-labels';

const state = (more: Partial<State> = {}): State => ({
  ...createState(
    createStart({
      mode: 'grand_tour',
      difficulty: 'standard',
      departure: 0,
      profession: 'developer',
      home: 'lisbon',
      passport: 'de',
      seedA: 1,
      seedB: 2,
    }),
  ),
  ...more,
});

const hops = findHops(state());
const shut = hops.find(({ news }) => news)!;
const quiet = hops.find(({ news }) => !news)!;
const named = { strike: 'A strike', storm: 'A storm', fair: 'A great fair' } as const;

const mostSociable = cities.reduce((most, city) => (city.community > most.community ? city : most)).index;

describe('headlines', () => {
  it('are shown for every destination with the last day', () => {
    const { headline, until } = shut.news!;
    expect(until).toBe(getHeadlineLastDay(shut.city.index, shut.days));
    const words = `${named[headline]} until day ${until + 1}`;
    expect(getHopFacts(shut)).toContainEqual(['News', words]);
    expect(describeHop(shut)).toContain(`, a${words.slice(1)}`);
    expect(getHopFacts(quiet)).toContainEqual(['News', 'Nothing in the papers']);
    expect(describeHop(quiet)).not.toContain('until day');
  });

  it('are part of the morning advice for here and the booked seat', () => {
    const { index, name } = shut.city;
    const here = state({ city: index, day: 1 });
    const news = named[findKnownHeadline(here, index, 1)!];
    expect(getAdvice(here)).toContainEqual(
      expect.stringMatching(
        new RegExp(`^${news} in ${name} until day \\d+: the city counts as visited once that’s over.$`),
      ),
    );
    expect(getAdvice({ ...here, visited: here.visited.fill(1) }).join()).not.toContain('counts as visited');
    const seated = state({ seat: { from: 0, to: index, day: 0, paid: 1 } });
    expect(getAdvice(seated)[0]).toContain(
      `with the seat you booked. In the papers: a${news.slice(1)} in ${name} until day`,
    );
  });
});

describe('a city', () => {
  it('shows its community and connection', () => {
    const { city } = quiet;
    const facts = new Map(getHopFacts(quiet));
    expect(facts.get('Community')).toBe(`${city.community} of 100`);
    expect(facts.get('Work')).toContain(`${city.mbps} Mbit/s`);
  });

  it('shows the chance of a host to a newcomer', () => {
    const sociable = state({ city: mostSociable });
    const words = getExpectedEffects(sociable, 'socialise').filter((label) =>
      label.startsWith('Maybe a host'),
    );
    expect(words).toEqual([expect.stringMatching(/^Maybe a host, \d+(\.\d)?%$/)]);
    expect(getExpectedEffects({ ...sociable, nights: 9 }, 'socialise').join()).not.toContain('host');
  });

  it('advances a wish when a host shows it', () => {
    expect(formatEffects(state(), [['wish']])).toEqual(['A wish is one city closer']);
  });
});
