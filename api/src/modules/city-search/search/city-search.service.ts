import { Injectable } from '@nestjs/common';
import type { SearchHit, SearchResult } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { SearchEntry } from '../entities/search-entry.entity.js';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CityScaleService, VersionedCache } from '../../cities/index.js';
import { raw, readRow, readRows, sql, type Sql } from '../../../platform/database/sql.js';
import { escapeLike } from '../../../platform/database/like.js';
import { removeNul } from '../listing/city-filters.js';
import { withSwaps } from '../../../platform/database/swaps.js';

/** Most places in one answer. */
export const MAX_HITS = 12;
/** Shorter queries have no trigrams, so they only match the beginning of names. */
const TRIGRAM_LENGTH = 3;

type EntryRow = Pick<SearchEntry, 'kind' | 'key' | 'name' | 'country' | 'region' | 'irex' | 'cities'>;

const columns = sql`kind, key, name, country, region, irex, cities`;

/** Most matching names that are sorted. A table of ordinary size has fewer. */
const MAX_MATCHES = 2000;

/** The exact name, then names that start with the query, the best scored first. `length` is that of the query. */
const buildPrefixStatement = (text: string, length: number) => sql`
  (SELECT ${columns} FROM city_search_entries, search_form(${text}) AS whole
   WHERE form = whole ORDER BY irex DESC, key LIMIT ${MAX_HITS})
  UNION ALL
  (SELECT ${columns} FROM city_search_entries, search_form(${escapeLike(text)}) AS pattern, search_form(${text}) AS whole
   WHERE form LIKE pattern || '%' AND "left"(form, ${raw(`${length}`)}) = "left"(whole, ${raw(`${length}`)}) AND form <> whole
   ORDER BY irex DESC, key LIMIT ${MAX_HITS})`;

/** Then names in which a word starts with the query, and then all others that contain it. */
const buildAnywhereStatement = (text: string) => sql`
  SELECT ${columns} FROM (
    SELECT * FROM city_search_entries, search_form(${escapeLike(text)}) AS pattern
    WHERE form LIKE '%' || pattern || '%' LIMIT ${MAX_MATCHES}) AS found
  ORDER BY form <> search_form(${text}), form NOT LIKE pattern || '%', form NOT LIKE '% ' || pattern || '%', irex DESC, key
  LIMIT ${MAX_HITS}`;

/**
 * Both in one query, for a start that many names share: names that start with the query if they fill the answer, else
 * names that contain it. PostgreSQL evaluates the condition on the count before it runs the second part.
 */
const buildPrefixOrAnywhereStatement = (text: string, length: number) => sql`
  WITH begun AS MATERIALIZED (${buildPrefixStatement(text, length)})
  (SELECT ${columns} FROM begun WHERE (SELECT count(*) FROM begun) >= ${MAX_HITS} LIMIT ${MAX_HITS})
  UNION ALL
  (SELECT ${columns} FROM (${buildAnywhereStatement(text)}) AS rest WHERE (SELECT count(*) FROM begun) < ${MAX_HITS})`;

const trigramLength = raw(`${TRIGRAM_LENGTH}`);

/** Tells whether names with the same first letters could fill an answer. */
const buildFillsStatement = (prefix: string) => sql`
  SELECT EXISTS (SELECT FROM city_search_entries
    WHERE "left"(form, ${trigramLength}) = "left"(search_form(${prefix}), ${trigramLength})
    OFFSET ${MAX_HITS - 1}) AS fills`;

/** How many first letters that result is cached for. */
const MAX_PREFIXES = 2000;

/** Names that a typo could have meant: two letters swapped, then the most similar ones. */
const buildClosestStatement = (entries: Sql) => sql`
  SELECT ${columns} FROM ${entries}
  ORDER BY form = ANY (forms) DESC, greatest(word_similarity(meant, form), similarity(meant, form)) DESC, irex DESC, key
  LIMIT ${MAX_HITS}`;

/** Names with a similar word. */
const buildCloseWordStatement = (text: string) =>
  buildClosestStatement(sql`
  (SELECT search_form(${text})) AS said (meant),
  (SELECT array_agg(search_form(swapped)) FROM unnest(${withSwaps(text)}::text[]) AS swapped) AS swaps (forms),
  city_search_entries WHERE meant <% form OR form = ANY (forms)`);

/** Names that are similar as a whole. */
const buildCloseNameStatement = (text: string) =>
  buildClosestStatement(
    sql`(SELECT search_form(${text}), ${withSwaps(text)}::text[]) AS said (meant, forms), close_names(meant)`,
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

const toSearchText = (query: string): string => removeNul(query).trim();

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
    if (length < TRIGRAM_LENGTH)
      return (await this.find(buildPrefixStatement(text, length))).slice(0, MAX_HITS);
    return this.find(
      (await this.canPrefixFillAnswer(text))
        ? buildPrefixOrAnywhereStatement(text, length)
        : buildAnywhereStatement(text),
    );
  }

  /** Tells whether names that start with these letters could fill an answer. A small table can sort all matches instead. */
  private async canPrefixFillAnswer(text: string): Promise<boolean> {
    if ((await this.scale.current()).drawn === 0) return false;
    const prefix = [...text.normalize()].slice(0, TRIGRAM_LENGTH).join('');
    return this.prefixFillsAnswer.get(prefix, async () => {
      const found = await readRow<{ fills: boolean }>(this.database, buildFillsStatement(prefix));
      return found!.fills;
    });
  }

  private async findWithTypos(query: string): Promise<EntryRow[]> {
    const text = toSearchText(query);
    if (text === '') return [];
    const words = await this.find(buildCloseWordStatement(text));
    return words.length > 0 ? words : this.find(buildCloseNameStatement(text));
  }

  private find(statement: Sql): Promise<EntryRow[]> {
    return readRows(this.database, statement);
  }
}
