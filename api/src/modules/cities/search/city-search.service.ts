import { Injectable } from '@nestjs/common';
import type { SearchHit, SearchResult } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { SearchEntry } from '../entities/search-entry.entity.js';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { CityScaleService } from '../pages/city-scale.service.js';
import { rowsOf } from '../../../platform/database/rows-of.js';
import { literally } from '../../../platform/database/like.js';
import { withSwaps } from '../../../platform/database/swaps.js';
import { VersionedCache } from '../versioned-cache.js';

/** Most places in one answer. */
export const HITS = 12;
/** Shorter queries have no trigrams, so they only match the beginning of names. */
const TRIGRAM_LENGTH = 3;

type Row = Pick<SearchEntry, 'kind' | 'key' | 'name' | 'country' | 'region' | 'irex' | 'cities'>;

const columns = 'kind, key, name, country, region, irex, cities';

/** Most matching names that are sorted. A table of ordinary size has fewer. */
const LOOKED_AT = 2000;

/** The exact name, then names that start with the query, the best scored first. */
const beginning = (letters: number) => `
  (SELECT ${columns} FROM city_search_entries, search_form($2) AS whole
   WHERE form = whole ORDER BY irex DESC, key LIMIT ${HITS})
  UNION ALL
  (SELECT ${columns} FROM city_search_entries, search_form($1) AS pattern, search_form($2) AS whole
   WHERE form LIKE pattern || '%' AND "left"(form, ${letters}) = "left"(whole, ${letters}) AND form <> whole
   ORDER BY irex DESC, key LIMIT ${HITS})`;

/** Then names in which a word starts with the query, and then all others that contain it. */
const anywhere = `
  SELECT ${columns} FROM (
    SELECT * FROM city_search_entries, search_form($1) AS pattern
    WHERE form LIKE '%' || pattern || '%' LIMIT ${LOOKED_AT}) AS found
  ORDER BY form <> search_form($2), form NOT LIKE pattern || '%', form NOT LIKE '% ' || pattern || '%', irex DESC, key
  LIMIT ${HITS}`;

/**
 * Both in one query, for a start that many names share: names that start with the query if they fill the answer, else
 * names that contain it. PostgreSQL evaluates the condition on the count before it runs the second part.
 */
const beginningOrAnywhere = (letters: number) => `
  WITH begun AS MATERIALIZED (${beginning(letters)})
  (SELECT ${columns} FROM begun WHERE (SELECT count(*) FROM begun) >= ${HITS} LIMIT ${HITS})
  UNION ALL
  (SELECT ${columns} FROM (${anywhere}) AS rest WHERE (SELECT count(*) FROM begun) < ${HITS})`;

/** Tells whether names with the same first letters could fill an answer. */
const fills = `
  SELECT EXISTS (SELECT FROM city_search_entries
    WHERE "left"(form, ${TRIGRAM_LENGTH}) = "left"(search_form($1), ${TRIGRAM_LENGTH}) OFFSET ${HITS - 1}) AS fills`;

/** How many first letters that result is cached for. */
const BEGINNINGS = 2000;

/** Names that a typo could have meant: two letters swapped, then the most similar ones. */
const closest = (entries: string) => `
  SELECT ${columns} FROM ${entries}
  ORDER BY form = ANY (forms) DESC, greatest(word_similarity(meant, form), similarity(meant, form)) DESC, irex DESC, key
  LIMIT ${HITS}`;

/** Names with a similar word. */
const closeWord = closest(`
  (SELECT search_form($1)) AS said (meant),
  (SELECT array_agg(search_form(swapped)) FROM unnest($2::text[]) AS swapped) AS swaps (forms), city_search_entries
  WHERE meant <% form OR form = ANY (forms)`);

/** Names that are similar as a whole. */
const closeName = closest(`(SELECT search_form($1), $2::text[]) AS said (meant, forms), close_names(meant)`);

export const toHit = ({ kind, key, name, country, region, irex, cities }: Row): SearchHit => {
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
const textOf = (query: string): string => query.replaceAll('\0', '').trim();

/** Finds cities, countries and regions by name. Ignores accents and case, and tolerates typos. */
@Injectable()
export class CitySearchService {
  private readonly beginnings: VersionedCache<boolean>;

  constructor(
    private readonly database: DataSource,
    private readonly scale: CityScaleService,
    versions: DataVersions,
  ) {
    this.beginnings = new VersionedCache(versions, BEGINNINGS);
  }

  async search(query: string): Promise<SearchResult> {
    const rows = await this.bearing(query);
    return { query, hits: (rows.length > 0 ? rows : await this.slips(query)).map(toHit) };
  }

  /** Places whose name contains the query exactly. */
  private async bearing(query: string): Promise<Row[]> {
    const text = textOf(query);
    if (text === '') return [];
    const letters = Math.min([...text].length, TRIGRAM_LENGTH);
    const asked = [literally(text), text];
    if (letters < TRIGRAM_LENGTH) return (await this.find(beginning(letters), asked)).slice(0, HITS);
    return this.find((await this.mayFill(text)) ? beginningOrAnywhere(letters) : anywhere, asked);
  }

  /** Tells whether names that start with these letters could fill an answer. A small table can sort all matches instead. */
  private async mayFill(text: string): Promise<boolean> {
    if ((await this.scale.current()).drawn === 0) return false;
    const letters = [...text.normalize()].slice(0, TRIGRAM_LENGTH).join('');
    return this.beginnings.get(letters, async () => {
      const [found] = await rowsOf<{ fills: boolean }>(this.database, { sql: fills, parameters: [letters] });
      return found!.fills;
    });
  }

  private async slips(query: string): Promise<Row[]> {
    const text = textOf(query);
    if (text === '') return [];
    const asked = [text, withSwaps(text)];
    const words = await this.find(closeWord, asked);
    return words.length > 0 ? words : this.find(closeName, asked);
  }

  private find(sql: string, parameters: unknown[]): Promise<Row[]> {
    return rowsOf(this.database, { sql, parameters });
  }
}
