import { Injectable } from '@nestjs/common';
import type { SearchHit, SearchResult } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { SearchEntry } from '../entities/search-entry.entity.js';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CityScaleService, VersionedCache } from '../../cities/index.js';
import { queryRows } from '../../../platform/database/query-rows.js';
import { escapeLike } from '../../../platform/database/like.js';
import { withSwaps } from '../../../platform/database/swaps.js';

/** Most places in one answer. */
export const MAX_HITS = 12;
/** Shorter queries have no trigrams, so they only match the beginning of names. */
const TRIGRAM_LENGTH = 3;

type EntryRow = Pick<SearchEntry, 'kind' | 'key' | 'name' | 'country' | 'region' | 'irex' | 'cities'>;

const COLUMNS = 'kind, key, name, country, region, irex, cities';

/** Most matching names that are sorted. A table of ordinary size has fewer. */
const MAX_MATCHES = 2000;

/** The exact name, then names that start with the query, the best scored first. */
const buildPrefixSql = (length: number) => `
  (SELECT ${COLUMNS} FROM city_search_entries, search_form($2) AS whole
   WHERE form = whole ORDER BY irex DESC, key LIMIT ${MAX_HITS})
  UNION ALL
  (SELECT ${COLUMNS} FROM city_search_entries, search_form($1) AS pattern, search_form($2) AS whole
   WHERE form LIKE pattern || '%' AND "left"(form, ${length}) = "left"(whole, ${length}) AND form <> whole
   ORDER BY irex DESC, key LIMIT ${MAX_HITS})`;

/** Then names in which a word starts with the query, and then all others that contain it. */
const ANYWHERE_SQL = `
  SELECT ${COLUMNS} FROM (
    SELECT * FROM city_search_entries, search_form($1) AS pattern
    WHERE form LIKE '%' || pattern || '%' LIMIT ${MAX_MATCHES}) AS found
  ORDER BY form <> search_form($2), form NOT LIKE pattern || '%', form NOT LIKE '% ' || pattern || '%', irex DESC, key
  LIMIT ${MAX_HITS}`;

/**
 * Both in one query, for a start that many names share: names that start with the query if they fill the answer, else
 * names that contain it. PostgreSQL evaluates the condition on the count before it runs the second part.
 */
const buildPrefixOrAnywhereSql = (length: number) => `
  WITH begun AS MATERIALIZED (${buildPrefixSql(length)})
  (SELECT ${COLUMNS} FROM begun WHERE (SELECT count(*) FROM begun) >= ${MAX_HITS} LIMIT ${MAX_HITS})
  UNION ALL
  (SELECT ${COLUMNS} FROM (${ANYWHERE_SQL}) AS rest WHERE (SELECT count(*) FROM begun) < ${MAX_HITS})`;

/** Tells whether names with the same first letters could fill an answer. */
const FILLS_SQL = `
  SELECT EXISTS (SELECT FROM city_search_entries
    WHERE "left"(form, ${TRIGRAM_LENGTH}) = "left"(search_form($1), ${TRIGRAM_LENGTH}) OFFSET ${MAX_HITS - 1}) AS fills`;

/** How many first letters that result is cached for. */
const MAX_PREFIXES = 2000;

/** Names that a typo could have meant: two letters swapped, then the most similar ones. */
const buildClosestSql = (entries: string) => `
  SELECT ${COLUMNS} FROM ${entries}
  ORDER BY form = ANY (forms) DESC, greatest(word_similarity(meant, form), similarity(meant, form)) DESC, irex DESC, key
  LIMIT ${MAX_HITS}`;

/** Names with a similar word. */
const CLOSE_WORD_SQL = buildClosestSql(`
  (SELECT search_form($1)) AS said (meant),
  (SELECT array_agg(search_form(swapped)) FROM unnest($2::text[]) AS swapped) AS swaps (forms), city_search_entries
  WHERE meant <% form OR form = ANY (forms)`);

/** Names that are similar as a whole. */
const CLOSE_NAME_SQL = buildClosestSql(
  `(SELECT search_form($1), $2::text[]) AS said (meant, forms), close_names(meant)`,
);

export const toHit = ({ kind, key, name, country, region, irex, cities }: EntryRow): SearchHit => {
  if (kind === 'country') return { kind, name, countryCode: key, cities };
  if (kind === 'region') return { kind, name, cities };
  return {
    kind,
    slug: key,
    name,
    country: country ?? '',
    region: region ?? '',
    irex: Math.round(irex * 10) / 10,
  };
};

/** Removes NUL characters, which PostgreSQL text cannot contain. */
const toSearchText = (query: string): string => query.replaceAll('\0', '').trim();

/** Finds cities, countries and regions by name. Ignores accents and case, and tolerates typos. */
@Injectable()
export class CitySearchService {
  private readonly prefixFillsAnswer: VersionedCache<boolean>;

  constructor(
    private readonly database: DataSource,
    private readonly scale: CityScaleService,
    versions: DataVersions,
  ) {
    this.prefixFillsAnswer = new VersionedCache(versions, MAX_PREFIXES);
  }

  async search(query: string): Promise<SearchResult> {
    const rows = await this.findExact(query);
    return { query, hits: (rows.length > 0 ? rows : await this.findWithTypos(query)).map(toHit) };
  }

  /** Places whose name contains the query exactly. */
  private async findExact(query: string): Promise<EntryRow[]> {
    const text = toSearchText(query);
    if (text === '') return [];
    const length = Math.min([...text].length, TRIGRAM_LENGTH);
    const parameters = [escapeLike(text), text];
    if (length < TRIGRAM_LENGTH)
      return (await this.find(buildPrefixSql(length), parameters)).slice(0, MAX_HITS);
    return this.find(
      (await this.canPrefixFillAnswer(text)) ? buildPrefixOrAnywhereSql(length) : ANYWHERE_SQL,
      parameters,
    );
  }

  /** Tells whether names that start with these letters could fill an answer. A small table can sort all matches instead. */
  private async canPrefixFillAnswer(text: string): Promise<boolean> {
    if ((await this.scale.current()).drawn === 0) return false;
    const prefix = [...text.normalize()].slice(0, TRIGRAM_LENGTH).join('');
    return this.prefixFillsAnswer.get(prefix, async () => {
      const [found] = await queryRows<{ fills: boolean }>(this.database, {
        sql: FILLS_SQL,
        parameters: [prefix],
      });
      return found!.fills;
    });
  }

  private async findWithTypos(query: string): Promise<EntryRow[]> {
    const text = toSearchText(query);
    if (text === '') return [];
    const parameters = [text, withSwaps(text)];
    const words = await this.find(CLOSE_WORD_SQL, parameters);
    return words.length > 0 ? words : this.find(CLOSE_NAME_SQL, parameters);
  }

  private find(sql: string, parameters: unknown[]): Promise<EntryRow[]> {
    return queryRows(this.database, { sql, parameters });
  }
}
