import type { CityDetail, Figure, Source, Topic } from '@wanderwork/contracts';
import type { ValueStanding } from '../../cities/index.js';
import { answerTopic, type TopicQuestion } from './topic-answers.js';

const createFigure = (key: string, value: Figure['value'], change: Partial<Figure> = {}): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: null,
  grade: 'country',
  sourceId: 'm-lab',
  year: '2025-10',
  note: null,
  ...change,
});

const mLab: Source = {
  id: 'm-lab',
  title: 'M-Lab NDT, country percentiles',
  url: null,
  licence: '',
  attribution: '',
};

const createStanding = (total: number, below: number, above: number): ValueStanding => ({
  world: { known: total, below, above },
  region: { known: total, below, above, median: 0 },
});

const answer = (
  topic: Topic,
  figures: Figure[],
  change: Partial<Omit<TopicQuestion, 'city'>> & { standing?: [string, ValueStanding] } = {},
) => {
  const { standing, ...question } = change;
  const climate = Array.from({ length: 12 }, (_, at) => ({ tempC: 10 + at, rainMm: at === 10 ? 130 : 40 }));
  const city = {
    name: 'Lisbon',
    country: 'Portugal',
    countryCode: 'PT',
    timezone: 'Europe/Lisbon',
    climate,
    figures,
    sources: [mLab],
  } as unknown as CityDetail;
  return answerTopic(topic, {
    city,
    standings: new Map(standing ? [standing] : []),
    months: [],
    passport: null,
    now: new Date('2026-11-20T12:00:00Z'),
    ...question,
  });
};

describe('the answer about a place', () => {
  it('on the internet states what a call needs, who says so, and what the country has', () => {
    const figures = [
      createFigure('upload', 13.9),
      createFigure('download', 28.2),
      createFigure('latency', 111.5),
    ];
    const {
      verdict,
      figures: cited,
      rank,
    } = answer('internet', figures, {
      standing: ['download', createStanding(301, 90, 200)],
    });
    expect(verdict).toBe(
      'Fine most of the time: a group call in full HD needs 3.8 Mbps up and 3 down (Zoom) and at most 150 ms (ITU-T G.114), and the country’s median is 13.9 up, 28.2 down and 112 ms (M-Lab NDT).',
    );
    expect(cited.map(({ key }) => key)).toEqual(['download', 'upload', 'latency']);
    expect(rank).toBe('Slower than 67% of the cities here');
  });

  it('on the internet gives no verdict on calls where a figure of theirs is unknown', () =>
    expect(answer('internet', [createFigure('download', 28.2)]).verdict).toMatch(/can’t say how calls work/));

  it('on the cost states its range, and ranks the city', () => {
    const cost = createFigure('monthly_cost', 1250, { range: [950, 1600], reliability: 'C' });
    const { verdict, rank } = answer('cost', [cost], {
      standing: ['monthly_cost', createStanding(301, 87, 213)],
    });
    expect(verdict).toBe(
      'About $1,250 a month for one person, between $950 and $1,600 in four of five cases (M-Lab NDT).',
    );
    expect(rank).toBe('Cheaper than 71% of the cities here');
  });

  it.each([
    [20, 280, 'Roughly, among the cheaper cities here'],
    [150, 150, 'Roughly in the middle of the cities here'],
    [280, 20, 'Roughly, among the more expensive cities here'],
  ])('on a cost that is a guess says so, without a share: %i cheaper, %i dearer', (below, above, words) => {
    const cost = createFigure('monthly_cost', 850, { range: [600, 1200], reliability: 'D' });
    const { verdict, rank } = answer('cost', [cost], {
      standing: ['monthly_cost', createStanding(301, below, above)],
    });
    expect(verdict).toMatch(/^A rough guess: about \$850 a month/);
    expect(rank).toBe(words);
  });

  it('counts no city with the same figure as better or worse', () => {
    const index = createFigure('safety_index', 66);
    const share = (below: number, above: number) =>
      answer('safety', [index], { standing: ['safety_index', createStanding(101, below, above)] }).rank;
    expect(share(60, 20)).toBe('Safer than 60% of the cities here');
    expect(share(0, 0)).toBeNull();
  });

  it('on safety says that the figure is the country’s', () =>
    expect(
      answer('safety', [createFigure('safety_index', 66.4), createFigure('safety_label', 'Safe')]).verdict,
    ).toBe(
      'Portugal is rated “Safe”: 66 of 100 on our index of country figures. No source has one for the city alone.',
    ));

  it('on the air compares it with the guideline of the WHO', () => {
    expect(answer('air', [createFigure('air_pm25', 18)]).verdict).toBe(
      '18 µg/m³ of fine particles, the country’s average: 3.6 times the WHO’s guideline of 5 (M-Lab NDT).',
    );
    expect(answer('air', [createFigure('air_pm25', 4.9)]).verdict).toMatch(/within the WHO’s guideline of 5/);
  });

  it('on the weather is about the month that was named, with that month’s figures', () => {
    const figures = [createFigure('temperature_year', 15), createFigure('rain_year', 600)];
    const { verdict, figures: cited } = answer('climate', figures, { months: [11] });
    expect(verdict).toBe('November is comfortable and rainy: 20 °C on average and 130 mm of rain.');
    expect(cited.map(({ label, value }) => [label, value]).slice(0, 2)).toEqual([
      ['Temperature in November', 20],
      ['Rain in November', 130],
    ]);
    expect(answer('climate', figures).verdict).toBe(
      'From 10 °C in January to 21 °C in December, with 600 mm of rain a year.',
    );
  });

  it('on visas follows the passport that was named, and the nomad visa', () => {
    const rules = {
      passport: 'IN',
      date: '2026-02-17',
      source: 'entry-rules',
      rules: { PT: 'visa required' },
    };
    const { verdict, figures } = answer(
      'visa',
      [createFigure('nomad_visa', 'yes'), createFigure('nomad_visa_months', 12)],
      {
        passport: { people: 'Indian', rules },
      },
    );
    expect(verdict).toBe(
      'With an Indian passport, you need a visa before the trip. There is a nomad visa for up to 12 months.',
    );
    expect(figures[0]).toMatchObject({ key: 'entry_in', value: 'visa required', sourceId: 'entry-rules' });
    expect(answer('visa', []).verdict).toBe(
      'How you can enter depends on your passport: add it to your search. We found no nomad visa, but there may still be one.',
    );
  });

  it.each<[Topic, Figure[], RegExp]>([
    ['rent', [createFigure('rent', 700)], /^\$700 a month for a one-bedroom in a good district/],
    ['english', [createFigure('english_share', 58)], /^You get by with English: about 58%/],
    [
      'airport',
      [createFigure('airport_large_km', 7.2), createFigure('airport_large', 'LIS')],
      /\(LIS\) is 7 km away/,
    ],
    [
      'health',
      [createFigure('health_coverage', 81), createFigure('life_expectancy', 81.6)],
      /cover 81 of 100.*81\.6 years/,
    ],
    ['time', [], /^Lisbon is at UTC\+0 today\.$/],
  ])('on %s is one line', (topic, figures, words) => expect(answer(topic, figures).verdict).toMatch(words));

  it.each<Topic>(['cost', 'rent', 'internet', 'safety', 'air', 'english', 'airport', 'health'])(
    'on %s says when nothing is known',
    (topic) => {
      const { verdict, figures, rank } = answer(topic, []);
      expect(verdict).toMatch(/We don’t know|We have no/);
      expect([figures, rank]).toEqual([[], null]);
    },
  );
});
