import { Injectable } from '@nestjs/common';
import type {
  CityFact,
  CitySummary,
  NearMisses,
  Page,
  SearchAnswer,
  UnderstoodCondition,
} from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { CityProfile } from '../phrases/vocabulary/vocabulary.js';
import { readCityFigures } from './city-figures.js';
import { Clock } from '../clock.js';
import { hasFacts, readConditions, type Standing } from './condition-facts.js';
import { findNamedCity } from './named-city.js';
import { toNearQuestion } from './near-lists.js';
import { MAX_NEAR, MIN_MATCHES, NearMissesService, rankNearMisses } from './near-misses.service.js';
import { describeBeyond, describeNearMisses, describeSimilar } from './near-sentence.js';
import type { InterpretedPhrase } from './parsed-phrase-cache.js';
import type { PhraseQuery } from './phrase-list.js';

/** How the cities of an answer stand to the conditions, by slug. */
type Standings = ReadonlyMap<string, readonly Standing[]>;

/** Cities that may fill up a short list. */
interface MoreCities {
  candidates: readonly CitySummary[];
  /** The city that they are like. */
  like: CityProfile | undefined;
  /** The only city that was named. */
  named: CityProfile | null;
}

const toFacts = (cities: readonly CitySummary[], standings: Standings): Record<string, CityFact[]> =>
  Object.fromEntries(
    cities.flatMap(({ slug }) => {
      const facts = (standings.get(slug) ?? []).map(({ condition, text, miss }) => ({
        condition,
        text,
        miss,
      }));
      return facts.length > 0 ? [[slug, facts]] : [];
    }),
  );

/** The cards of an answer: the cities that fill up a short list, and what each card says about the conditions. */
@Injectable()
export class CityCardsService {
  constructor(
    private readonly database: DataSource,
    private readonly nearMisses: NearMissesService,
    private readonly clock: Clock,
  ) {}

  /** Fills up the first page where few cities match, and reads what the cards say about the conditions. */
  async find(
    phrase: PhraseQuery,
    interpretation: InterpretedPhrase,
    page: Page<CitySummary>,
  ): Promise<Pick<SearchAnswer, 'near' | 'facts'>> {
    const { understood, contradictions } = interpretation.understanding;
    const fillsUp =
      phrase.query.after === undefined &&
      page.totalIs === undefined &&
      page.total < MIN_MATCHES &&
      contradictions.length === 0;
    const more = fillsUp ? await this.findMore(phrase, interpretation, page.items) : null;
    const cities = [...page.items, ...(more?.candidates ?? [])];
    const standings = await this.readStandings(understood, cities);
    const near = more && this.toNear(more, interpretation, page.total, standings);
    const shown = [...page.items, ...(near?.items ?? [])];
    return { near, facts: toFacts(shown, standings) };
  }

  /** The cities that may fill up a short list: those most like the place that was named, or those that come close. */
  private async findMore(
    phrase: PhraseQuery,
    interpretation: InterpretedPhrase,
    matches: readonly CitySummary[],
  ): Promise<MoreCities | null> {
    const { vocabulary, filters } = interpretation;
    const { conditions, places } = toNearQuestion(interpretation);
    const named = findNamedCity(filters, vocabulary);
    const [first] = matches;
    const isPlace = conditions.length === 0 && places.length === 1;
    const like = named ?? (isPlace && first ? vocabulary.cities.get(first.slug) : undefined);
    const candidates = await (like
      ? this.nearMisses.findSimilar(phrase, like)
      : this.nearMisses.findCandidates(phrase, interpretation, matches));
    if (!named || conditions.length === 0 || matches.length > 0) return { candidates, like, named };
    const [own] = await this.nearMisses.findCandidates(phrase, interpretation, []);
    return { candidates: own ? [own, ...candidates] : candidates, like, named };
  }

  private toNear(
    { candidates, like, named }: MoreCities,
    interpretation: InterpretedPhrase,
    total: number,
    standings: Standings,
  ): NearMisses | null {
    if (candidates.length === 0) return null;
    const { conditions, places } = toNearQuestion(interpretation);
    const countMet = (slug: string): number => {
      const own = standings.get(slug) ?? [];
      return conditions.filter(({ id }) => own.every((one) => one.condition !== id || one.distance === 0))
        .length;
    };
    const [place, ...others] = places;
    const label = place && others.length === 0 ? place.label : null;
    if (like) {
      const sentence = named
        ? describeSimilar(named.name, conditions.length, countMet(named.slug))
        : describeBeyond(label, like.name);
      // The most alike first, of those that meet as many conditions; the city itself, with what it misses, before all.
      const getRank = ({ slug }: CitySummary) => (slug === named?.slug ? Infinity : countMet(slug));
      const items = [...candidates].sort((a, b) => getRank(b) - getRank(a)).slice(0, MAX_NEAR);
      return { sentence, like: like.name, items };
    }
    const ranked = rankNearMisses(
      candidates.map((city) => ({ city, standings: standings.get(city.slug) ?? [] })),
    ).map(({ city }) => city);
    const met = ranked.map(({ slug }) => countMet(slug));
    const sentence = describeNearMisses({ total, conditions, met, place: label });
    return { sentence, like: null, items: ranked };
  }

  private async readStandings(
    understood: readonly UnderstoodCondition[],
    cities: readonly CitySummary[],
  ): Promise<Standings> {
    const conditions = understood.filter(hasFacts);
    if (conditions.length === 0 || cities.length === 0) return new Map();
    const figures = await readCityFigures(
      this.database,
      cities.map(({ slug }) => slug),
      conditions.flatMap(({ filters, ranking }) => [...filters.map(({ on }) => on), ranking?.by ?? '']),
    );
    const now = this.clock.now();
    return new Map([...figures].map(([slug, city]) => [slug, readConditions(conditions, city, now)]));
  }
}
