import { Injectable } from '@nestjs/common';
import {
  type CityDetail,
  isPassportCode,
  type PlaceAnswer,
  type Source,
  type TopicAnswer,
} from '@wanderwork/contracts';
import { CitiesService, CityScaleService, RanksService, toSummary } from '../../cities/index.js';
import { EntryRulesService } from '../../irex/index.js';
import { Clock } from './clock.js';
import { findNamedCity } from './named-city.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
import { answerTopic, rankedFigures, type TopicQuestion } from './topic-answers.js';

const listSources = ({ sources }: CityDetail, answers: readonly TopicAnswer[]): Source[] => {
  const cited = new Set(answers.flatMap(({ figures }) => figures.map(({ sourceId }) => sourceId)));
  return sources.filter(({ id }) => cited.has(id));
};

/** Answers questions about one city: "is Medellín safe". */
@Injectable()
export class PlaceAnswersService {
  constructor(
    private readonly cities: CitiesService,
    private readonly ranks: RanksService,
    private readonly scale: CityScaleService,
    private readonly entryRules: EntryRulesService,
    private readonly clock: Clock,
  ) {}

  /** Null unless the phrase names one city and asks something about it. */
  async find({ understanding, filters, vocabulary }: InterpretedPhrase): Promise<PlaceAnswer | null> {
    const { topics, months, understood } = understanding;
    const named = topics.length === 0 ? null : findNamedCity(filters, vocabulary);
    if (!named) return null;
    const [detail, rows, { drawn }] = await Promise.all([
      this.cities.find(named.slug),
      this.cities.findSummaries([named.slug]),
      this.scale.current(),
    ]);
    const [row] = rows;
    if (!detail || !row) return null;
    // Ranks of a large table would read all of it.
    const standings = drawn > 0 ? new Map() : (await this.ranks.get(detail, rankedFigures)).figures;
    const passport = this.findPassport(understood.flatMap((condition) => condition.filters));
    const question: TopicQuestion = { city: detail, standings, months, passport, now: this.clock.now() };
    const answers = topics.map((topic) => answerTopic(topic, question));
    return { city: toSummary(row), answers, sources: listSources(detail, answers) };
  }

  private findPassport(filters: InterpretedPhrase['filters']): TopicQuestion['passport'] {
    const entry = filters.find((filter) => filter.on === 'entry');
    const code = entry?.passport.toUpperCase();
    if (!entry || !isPassportCode(code)) return null;
    return { people: entry.people ?? entry.passport.toUpperCase(), rules: this.entryRules.get(code) };
  }
}
