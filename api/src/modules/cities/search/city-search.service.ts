import { Injectable } from '@nestjs/common';
import type { SearchHit, SearchResult } from '@wanderwork/contracts';
import { DataSource } from 'typeorm';
import type { SearchEntry } from '../entities/search-entry.entity.js';
import { literally } from '../../../platform/database/like.js';

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

/** Names that a slip of the keys could have meant: two letters swapped, then whatever is closest. */
const close = `
  SELECT ${columns} FROM city_search_entries, search_form($1) AS meant,
    (SELECT array_agg(search_form(form)) FROM unnest($2::text[]) AS swapped (form)) AS swaps (forms)
  WHERE meant <% form OR meant % form OR form = ANY (forms)
  ORDER BY form = ANY (forms) DESC, greatest(word_similarity(meant, form), similarity(meant, form)) DESC, irex DESC, key
  LIMIT ${HITS}`;

/** A text with every two neighbours swapped in turn: the slip that similarity by trigrams sees least. */
const withSwaps = (text: string): string[] =>
  [...text].slice(1).map((_, at) => {
    const letters = [...text];
    letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
    return letters.join('');
  });

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
    const text = query.replaceAll('\0', '').trim();
    if (text === '') return { query, hits: [] };
    const exact = text.length < TRIGRAM_LENGTH ? beginning : anywhere;
    const found: Row[] = await this.database.query(exact, [literally(text), text]);
    const rows: Row[] = found.length > 0 ? found : await this.database.query(close, [text, withSwaps(text)]);
    return { query, hits: rows.map(toHit) };
  }
}
