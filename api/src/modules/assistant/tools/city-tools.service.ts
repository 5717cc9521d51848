import { Injectable } from '@nestjs/common';
import {
  type AssistantCityItem,
  type AssistantFigure,
  type CityDetail,
  type CityFact,
  type CitySummary,
  COMFORT,
  dimensionNames,
  type FigureTopic,
  getOriginLabel,
  monthNames,
  paths,
  type SearchAnswer,
  type Topic,
} from '@wanderwork/contracts';
import {
  canAnalyze,
  CitiesService,
  CityScaleService,
  ComparisonsService,
  RanksService,
  toSummary,
} from '../../cities/index.js';
import {
  answerTopic,
  Clock,
  monthlyRain,
  PhraseSearchService,
  pleasantMonth,
  rankedFigures,
  VocabularyCache,
} from '../../city-search/index.js';
import { MONTHS } from '../../trips/index.js';
import { measureDistance } from '@wanderwork/travel';
import type { IntentOf } from '../grammar/intent.js';
import { ask, link } from '../grammar/rule.js';
import { toComparisonOutcome } from './comparison-outcome.js';
import { computed, formatDegrees, formatUsd, toAssistantCity, toAssistantFigure } from './figures.js';
import { toOutcome, toRefusal, type TurnSubject, type Outcome } from './outcome.js';

const MAX_LISTED = 6;

const toFactFigure = ({ condition, text, miss }: CityFact): AssistantFigure =>
  computed(condition, '', text, miss === null ? text : `${text} (${miss})`);

const toItem = (city: CitySummary, facts: readonly CityFact[]): AssistantCityItem => {
  const { monthlyCost, irex } = city;
  const cost: AssistantFigure = {
    key: 'monthly_cost',
    label: 'Monthly cost',
    value: monthlyCost.value,
    unit: 'USD a month',
    text: monthlyCost.value === null ? 'cost not known' : `${formatUsd(monthlyCost.value)} a month`,
    grade: monthlyCost.grade,
    ...(monthlyCost.reliability && { reliability: monthlyCost.reliability }),
    source: null,
    year: null,
  };
  const hasCost = facts.some(({ condition }) => condition.startsWith('cost'));
  return {
    ...toAssistantCity(city),
    figures: [
      computed('irex', 'IREX', irex.score, `IREX ${irex.score}`),
      ...(hasCost ? [] : [cost]),
      ...facts.map(toFactFigure),
    ],
  };
};

/** Topics that the search answers too. */
const searchTopics: Readonly<Partial<Record<FigureTopic, Topic>>> = {
  cost: 'cost',
  rent: 'rent',
  internet: 'internet',
  safety: 'safety',
  air: 'air',
  english: 'english',
  visa: 'visa',
  weather: 'climate',
  airport: 'airport',
  health: 'health',
  time: 'time',
};

const topicTitles: Readonly<Record<FigureTopic, string>> = {
  cost: 'Cost of living',
  rent: 'Rent',
  internet: 'Internet',
  safety: 'Safety',
  air: 'Air quality',
  english: 'English',
  population: 'Population',
  score: 'IREX',
  visa: 'Visa',
  weather: 'Weather',
  airport: 'Airport',
  health: 'Health',
  time: 'Time',
};

/** Searches cities, and tells what is known about them. */
@Injectable()
export class CityToolsService {
  constructor(
    private readonly cities: CitiesService,
    private readonly comparisons: ComparisonsService,
    private readonly ranks: RanksService,
    private readonly scale: CityScaleService,
    private readonly phrases: PhraseSearchService,
    private readonly clock: Clock,
    private readonly vocabulary: VocabularyCache,
  ) {}

  async search({ phrase, without }: IntentOf<'cities.search'>): Promise<Outcome> {
    const answer = await this.find(phrase, without);
    const near = answer.total === 0 ? answer.near : null;
    const listed = (near?.items ?? answer.items).slice(0, MAX_LISTED);
    if (listed.length === 0)
      return toRefusal('data', 'No city in our table fits, and none comes close.', [
        ask('Cheap and warm in March'),
      ]);
    const conditions = answer.understood
      .filter(({ id }) => id !== 'first:-irex')
      .map(({ id, label }) => ({ id, label }));
    const query = new URLSearchParams({
      q: phrase,
      ...(without.length > 0 && { without: without.join(',') }),
    });
    return toOutcome({
      id: 'cities.search',
      tool: 'cities.search',
      title: conditions.map(({ label }) => label).join(' · ') || 'Cities',
      link: `${paths.web.wanderlens()}?${query.toString()}`,
      figures: [computed('total', 'Cities', answer.total)],
      notes: [
        ...(near ? [near.sentence] : []),
        ...answer.notUnderstood.map(({ text, why }) => why ?? `“${text}” is not part of the search.`),
        ...answer.contradictions.map(({ words }) => words),
      ],
      phrase,
      without,
      conditions,
      cities: listed.map((city) => toItem(city, answer.facts[city.slug] ?? [])),
      total: answer.total,
      near: near?.sentence ?? null,
    });
  }

  private async find(phrase: string, without: readonly string[] = []): Promise<SearchAnswer> {
    const { json } = await this.phrases.search({
      q: phrase,
      ...(without.length > 0 && { without: without.join(',') }),
    });
    return JSON.parse(json.toString()) as SearchAnswer;
  }

  async figures({ city: slug, topics }: IntentOf<'city.figures'>): Promise<Outcome> {
    const city = await this.cities.get(slug!);
    const { drawn } = await this.scale.current();
    const standings =
      drawn > 0 ? new Map<never, never>() : (await this.ranks.get(city, rankedFigures)).figures;
    const question = { city, standings, months: [], passport: null, now: this.clock.now() };
    const verdicts: string[] = [];
    const figures: AssistantFigure[] = [];
    for (const topic of topics) {
      const own = searchTopics[topic];
      if (own) {
        const answer = answerTopic(own, question);
        verdicts.push([answer.verdict, ...(answer.rank === null ? [] : [`${answer.rank}.`])].join(' '));
        figures.push(...answer.figures.map((figure) => toAssistantFigure(figure, city.sources)));
      } else {
        const figure = this.findOwnFigure(city, topic);
        verdicts.push(
          figure.value === null
            ? `We don’t know the population of ${city.name}.`
            : `${figure.label}: ${figure.text}.`,
        );
        figures.push(figure);
      }
    }
    const marks = [
      ...new Set(
        city.figures.filter(({ key }) => figures.some((one) => one.key === key)).map(getOriginLabel),
      ),
    ];
    return toOutcome({
      id: `city.figures:${city.slug}`,
      tool: 'city.figures',
      title: `${topics.map((topic) => topicTitles[topic]).join(', ')} in ${city.name}`,
      link: paths.web.city(city.slug),
      figures: [...new Map(figures.map((figure) => [figure.key, figure])).values()],
      notes: marks.includes('rough guess') ? ['A rough guess is a model far from anything measured.'] : [],
      city: toAssistantCity(city),
      topics: [...topics],
      verdicts,
    });
  }

  private findOwnFigure(city: CityDetail, topic: FigureTopic): AssistantFigure {
    if (topic === 'score') {
      const { score, low, high } = city.irex;
      return { ...computed('irex', 'IREX', score, `${score} of 100`), range: [low, high] };
    }
    const figure = city.figures.find(({ key }) => key === 'population');
    return figure
      ? toAssistantFigure(figure, city.sources)
      : computed('population', 'Population', city.population);
  }

  async months({ city: slug, months }: IntentOf<'city.months'>): Promise<Outcome> {
    const city = await this.cities.get(slug!);
    if (city.climate === null)
      return toRefusal('data', `I don’t have the weather of ${city.name}.`, [
        ask(`Tell me about ${city.name}`),
      ]);
    const climate = city.climate;
    const isPleasant = (low: number, high: number) => (month: number) => {
      const { tempC, rainMm } = climate[month - 1]!;
      return (
        tempC !== null &&
        tempC >= low &&
        tempC <= high &&
        (rainMm === null || rainMm < monthlyRain.rainy.from)
      );
    };
    const comfortable = MONTHS.filter(isPleasant(COMFORT.low, COMFORT.high));
    const best =
      comfortable.length > 0
        ? comfortable
        : MONTHS.filter(isPleasant(pleasantMonth.temp.from, pleasantMonth.temp.to));
    const [low, high] =
      comfortable.length > 0 ? [COMFORT.low, COMFORT.high] : [pleasantMonth.temp.from, pleasantMonth.temp.to];
    const shown = months.length > 0 ? months : MONTHS;
    const yearFigures = city.figures.filter(({ key }) => ['temperature_year', 'rain_year'].includes(key));
    const toMonthFigure = (
      month: number,
      key: string,
      label: string,
      value: number | null,
      text: string,
    ): AssistantFigure[] => {
      const year = yearFigures.find((figure) => figure.key === key);
      if (value === null) return [];
      const base = year ? toAssistantFigure(year, city.sources) : computed(key, label, value);
      const { range: _, ...others } = base;
      return [
        {
          ...others,
          key: `${key.replace('_year', '')}_${month}`,
          label: `${label} in ${monthNames[month - 1]}`,
          value,
          text,
        },
      ];
    };
    const figures = shown.flatMap((month) => {
      const { tempC, rainMm } = climate[month - 1]!;
      return [
        ...toMonthFigure(
          month,
          'temperature_year',
          'Temperature',
          tempC,
          tempC === null ? '' : formatDegrees(tempC),
        ),
        ...toMonthFigure(
          month,
          'rain_year',
          'Rain',
          rainMm,
          rainMm === null ? '' : `${Math.round(rainMm)} mm`,
        ),
      ];
    });
    return toOutcome({
      id: `city.months:${city.slug}`,
      tool: 'city.months',
      title:
        months.length > 0
          ? `${city.name} in ${months.map((month) => monthNames[month - 1]).join(' and ')}`
          : `The year in ${city.name}`,
      link: paths.web.city(city.slug),
      figures,
      notes: [
        `Best months: a mean of ${low} to ${high} °C and less than ${monthlyRain.rainy.from} mm of rain.`,
        'Averages of many years, not a forecast.',
      ],
      city: toAssistantCity(city),
      asked: months,
      best,
      months: climate.map(({ tempC, rainMm }) => ({ tempC, rainMm })),
    });
  }

  async near({ city: slug, words, by }: IntentOf<'city.near'>): Promise<Outcome> {
    const city = await this.cities.get(slug!);
    if (by === 'distance') return this.nearest(city);
    const found = words === '' ? null : await this.find(words);
    const items = found ? (found.items.length > 0 ? found.items : (found.near?.items ?? [])) : city.similar;
    const cities = items.filter((one) => one.slug !== city.slug).slice(0, MAX_LISTED);
    if (cities.length === 0)
      return toRefusal('data', `I know no city like ${city.name} that fits.`, [
        ask(`Similar to ${city.name}`),
      ]);
    return toOutcome({
      id: `city.near:${city.slug}`,
      tool: 'city.near',
      title: found
        ? found.understood.map(({ label }) => label).join(' · ') || `Like ${city.name}`
        : `Like ${city.name}`,
      link: paths.web.city(city.slug),
      figures: [],
      notes: [found?.ranking.label ?? 'Most alike in climate, cost, size and score.'],
      city: toAssistantCity(city),
      cities: cities.map((one) => toItem(one, found?.facts[one.slug] ?? [])),
    });
  }

  /** The nearest cities of the table, by great circle. */
  private async nearest(city: CityDetail): Promise<Outcome> {
    const { cities } = await this.vocabulary.get('');
    const others = [...cities.values()].map(({ slug }) => slug).filter((slug) => slug !== city.slug);
    const measured = (await this.cities.findSummaries(others))
      .map((one) => ({ one, km: Math.round(measureDistance(city, one)) }))
      .sort((one, other) => one.km - other.km)
      .slice(0, MAX_LISTED);
    return toOutcome({
      id: `city.near:${city.slug}`,
      tool: 'city.near',
      title: `Near ${city.name}`,
      link: paths.web.city(city.slug),
      figures: [],
      notes: ['The nearest cities of our table, great circle.'],
      city: toAssistantCity(city),
      cities: measured.map(({ one, km }) => {
        const item = toItem(toSummary(one), []);
        return { ...item, figures: [...item.figures, computed('km', 'Distance', km, `${km} km`, 'km')] };
      }),
    });
  }

  /** The three sample cities, or Premium. */
  async compare(
    { cities: slugs, topics = [] }: IntentOf<'city.compare'>,
    { may }: TurnSubject,
  ): Promise<Outcome> {
    if (!canAnalyze(may, slugs)) {
      const rows = await this.cities.findSummaries(slugs);
      return toRefusal(
        'permission',
        'Comparing these cities is part of Premium. The three sample cities are open to everybody.',
        [
          link('See Premium', paths.web.subscription()),
          ...rows.map(({ name }) => ask(`Tell me about ${name}`)),
        ],
      );
    }
    return toComparisonOutcome(slugs, topics, await this.comparisons.compare(slugs, may));
  }

  async explain({ city: slug }: IntentOf<'irex.explain'>): Promise<Outcome> {
    const city = await this.cities.get(slug!);
    const { score, low, high, rank, dimensions, confidence } = city.irex;
    return toOutcome({
      id: `irex.explain:${city.slug}`,
      tool: 'irex.explain',
      title: `Why ${city.name} scores ${score}`,
      link: paths.web.method(),
      figures: [
        { ...computed('irex', 'IREX', score, `${score} of 100`), range: [low, high] },
        computed('rank', 'Rank', rank),
        computed('confidence', 'Confidence', confidence, `${confidence}%`, '%'),
        ...dimensions.map(({ key, score: own }) => computed(key, dimensionNames[key], own, String(own))),
      ],
      notes: ['IREX is our score of how well a city suits remote work, from 0 to 100.'],
      city: toAssistantCity(city),
      dimensions: dimensions.map(({ key, score: own, weight }) => ({
        key,
        name: dimensionNames[key],
        score: own,
        weight,
      })),
    });
  }
}
