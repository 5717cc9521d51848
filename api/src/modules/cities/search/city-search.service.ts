import { Injectable } from '@nestjs/common';
import type { SearchHit, SearchResult } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { SearchEntry } from '../entities/search-entry.entity.js';
import { literally } from '../listing/like.js';

const HITS = 12;
/** Shorter than this there are no trigrams to look up, and only beginnings of names are looked for. */
const TRIGRAM_LENGTH = 3;

type Row = Pick<SearchEntry, 'kind' | 'key' | 'name' | 'country' | 'region' | 'irex' | 'cities'>;

const columns = 'kind, key, name, country, region, irex, cities';

/** The same name, a name that begins so, a word of a name that begins so, and the rest; the best scored first. */
const literal = (where: string) => `
  SELECT ${columns} FROM city_search_entries, search_form($1) AS pattern
  WHERE ${where}
  ORDER BY form <> search_form($2), form NOT LIKE pattern || '%', form NOT LIKE '% ' || pattern || '%', irex DESC, key
  LIMIT ${HITS}`;

const beginning = literal(`form LIKE pattern || '%'`);
const anywhere = literal(`form LIKE '%' || pattern || '%'`);

/** Names that a slip of the keys could have meant, the closest first. */
const close = `
  SELECT ${columns} FROM city_search_entries, search_form($1) AS meant
  WHERE meant <% form OR meant % form
  ORDER BY greatest(word_similarity(meant, form), similarity(meant, form)) DESC, irex DESC, key
  LIMIT ${HITS}`;

const toHit = ({ kind, key, name, country, region, irex, cities }: Row): SearchHit => {
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

/** Finds cities, countries and regions by name, without minding accents, case or a slip of the keys. */
@Injectable()
export class CitySearch {
  constructor(private readonly database: DataSource) {}

  async search(query: string): Promise<SearchResult> {
    // PostgreSQL knows no text with a NUL in it.
    const text = query.replaceAll('\0', '');
    const exact = text.length < TRIGRAM_LENGTH ? beginning : anywhere;
    const found: Row[] = await this.database.query(exact, [literally(text), text]);
    const rows: Row[] = found.length > 0 ? found : await this.database.query(close, [text]);
    return { query, hits: rows.map(toHit) };
  }
}
