import { Injectable } from '@nestjs/common';
import {
  type CityDetail,
  isPassportCode,
  type PlaceAnswer,
  type Source,
  type Topic,
  type TopicAnswer,
} from '@wanderwork/contracts';
import { CitiesService, CityScaleService, RanksService, toSummary } from '../../cities/index.js';
import { EntryRulesService } from '../../irex/index.js';
import { Clock } from './clock.js';
import { findCityOfNamedCountry, findNamedCity } from './named-city.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
import { answerTopic, rankedFigures, type TopicQuestion } from './topic-answers.js';

const listSources = ({ sources }: CityDetail, answers: readonly TopicAnswer[]): Source[] => {
  const cited = new Set(answers.flatMap(({ figures }) => figures.map(({ sourceId }) => sourceId)));
  return sources.filter(({ id }) => cited.has(id));
};

/** What the figures of a country say, so that its largest city can stand for it. */
const countryTopics: readonly Topic[] = ['visa', 'safety', 'internet', 'air', 'english', 'health'];

/** The city and the topics that a phrase asks about; null if it asks about no single place. */
const findQuestion = ({ understanding: { topics }, filters, vocabulary }: InterpretedPhrase) => {
  const city = findNamedCity(filters, vocabulary);
  if (city) return topics.length > 0 ? { city, topics } : null;
  const ofCountry = topics.filter((topic) => countryTopics.includes(topic));
  const largest = ofCountry.length > 0 ? findCityOfNamedCountry(filters, vocabulary) : null;
  return largest && { city: largest, topics: ofCountry };
};

/** Answers questions about one city, "is Medellín safe", and about one country by its largest city. */
@Injectable()
export class PlaceAnswersService {
  constructor(
    private readonly cities: CitiesService,
    private readonly ranks: RanksService,
    private readonly scale: CityScaleService,
    private readonly entryRules: EntryRulesService,
    private readonly clock: Clock,
  ) {}

  /** Null unless the phrase names one city or country and asks something about it. */
  async find(interpretation: InterpretedPhrase): Promise<PlaceAnswer | null> {
    const found = findQuestion(interpretation);
    if (!found) return null;
    const { months, understood } = interpretation.understanding;
    const { slug } = found.city;
    const [detail, rows, { drawn }] = await Promise.all([
      this.cities.find(slug),
      this.cities.findSummaries([slug]),
      this.scale.current(),
    ]);
    const [row] = rows;
    if (!detail || !row) return null;
    // Ranks of a large table would read all of it.
    const standings = drawn > 0 ? new Map() : (await this.ranks.get(detail, rankedFigures)).figures;
    const passport = this.findPassport(understood.flatMap((condition) => condition.filters));
    const question: TopicQuestion = { city: detail, standings, months, passport, now: this.clock.now() };
    const answers = found.topics.map((topic) => answerTopic(topic, question));
    return { city: toSummary(row), answers, sources: listSources(detail, answers) };
  }

  private findPassport(filters: InterpretedPhrase['filters']): TopicQuestion['passport'] {
    const entry = filters.find((filter) => filter.on === 'entry');
    const code = entry?.passport.toUpperCase();
    if (!entry || !isPassportCode(code)) return null;
    return { people: entry.people ?? entry.passport.toUpperCase(), rules: this.entryRules.get(code) };
  }
}
