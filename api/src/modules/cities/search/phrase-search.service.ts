import { Injectable } from '@nestjs/common';
import type { Narrowest, SearchAnswer, Understanding } from '@wanderwork/contracts';
import type { SearchQuery } from '@wanderwork/contracts/requests';
import { DataSource } from 'typeorm';
import { toSummary } from '../cities.mapper.js';
import { filtersName } from '../listing/city-filters.js';
import { pageSize, type Statement } from '../listing/city-list.js';
import { PageKeys } from '../listing/page-key.js';
import type { SummaryRow } from '../listing/summary-columns.js';
import { filtersOf, understand } from '../phrases/understand.js';
import type { Vocabulary } from '../phrases/vocabulary/vocabulary.js';
import { CitySearch } from './city-search.service.js';
import { Clock } from './clock.js';
import { type Asked, countsStatement, countStatement, pageStatement } from './phrase-list.js';
import { Vocabularies } from './vocabularies.js';

/** The list that a page key belongs to. */
const listName = ({ without, sort, ...query }: SearchQuery): string =>
  JSON.stringify(['search', without, sort, filtersName(query)]);

const idsIn = (without = ''): string[] => without.split(',').filter((id) => id !== '');

/** Reads a phrase and finds the cities that fit it. Who may ask how often is decided before. */
@Injectable()
export class PhraseSearch {
  constructor(
    private readonly database: DataSource,
    private readonly names: CitySearch,
    private readonly vocabularies: Vocabularies,
    private readonly pageKeys: PageKeys,
    private readonly clock: Clock,
  ) {}

  async search(query: SearchQuery): Promise<SearchAnswer> {
    const list = listName(query);
    const place = query.after === undefined ? null : this.pageKeys.read(list, query.after);
    const [vocabulary, { hits }] = await Promise.all([
      this.vocabularies.current(),
      this.names.search(query.q),
    ]);
    const { reading, asked } = this.read(query, vocabulary);
    const [rows, [counted]] = await Promise.all([
      this.run<SummaryRow & { sortValue: string }>(pageStatement(asked, place)),
      this.run<{ total: number }>(countStatement(asked)),
    ]);
    const total = counted?.total ?? 0;
    const items = rows.slice(0, pageSize(query));
    const last = rows.length > items.length ? items.at(-1) : undefined;
    return {
      query: query.q,
      hits,
      ...reading,
      // A name that only the database knows was understood after all.
      notUnderstood: asked.byName && total > 0 ? [] : reading.notUnderstood,
      items: items.map(toSummary),
      total,
      nextKey: last ? this.pageKeys.write(list, { value: last.sortValue, slug: last.slug }) : null,
      narrowest: total === 0 ? await this.narrowest(asked, reading, vocabulary) : null,
    };
  }

  private read(query: SearchQuery, vocabulary: Vocabulary): { reading: Understanding; asked: Asked } {
    const now = this.clock.now();
    const without = idsIn(query.without);
    const reading = understand(query.q, vocabulary, now, without);
    const saysNothing = understand(query.q, vocabulary, now).understood.length === 0;
    const { ranking } = reading;
    const like = ranking.like === undefined ? undefined : vocabulary.cities.get(ranking.like);
    const filters = filtersOf(reading.understood, vocabulary);
    return { reading, asked: { query, filters, ranking, like, byName: saysNothing } };
  }

  /** The wish without which most cities would fit; null where no single one is to blame. */
  private async narrowest(
    asked: Asked,
    { understood }: Understanding,
    vocabulary: Vocabulary,
  ): Promise<Narrowest | null> {
    const wishes = understood.filter(({ filters }) => filters.length > 0);
    if (wishes.length === 0) return null;
    const alternatives = wishes.map(({ id }) =>
      filtersOf(
        wishes.filter((other) => other.id !== id),
        vocabulary,
      ),
    );
    const [{ counts }] = (await this.run(countsStatement(asked, alternatives))) as [{ counts: number[] }];
    const most = Math.max(...counts);
    const wish = wishes[counts.indexOf(most)];
    return wish && most > 0 ? { id: wish.id, label: wish.label, cities: most } : null;
  }

  private run<T>({ sql, parameters }: Statement): Promise<T[]> {
    return this.database.query(sql, parameters);
  }
}
