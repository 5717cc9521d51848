import { Injectable } from '@nestjs/common';
import type { PhraseFilter, Understanding } from '@wanderwork/contracts';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { dayOf } from '../cities.topic.js';
import { filtersOf, hear, type Heard, understandingOf } from '../phrases/understand.js';
import type { CityProfile, Vocabulary } from '../phrases/vocabulary/vocabulary.js';
import { VersionedCache } from '../versioned-cache.js';
import { Clock } from './clock.js';
import { VocabularyCache } from './vocabulary-cache.js';

/** A parsed phrase without the conditions that the user removed. */
export interface PhraseReading {
  vocabulary: Vocabulary;
  understanding: Understanding;
  /** The filters of its conditions together. */
  filters: readonly PhraseFilter[];
  /** The city that others should be similar to. */
  like: CityProfile | undefined;
  /** True if the phrase has no condition at all, not even a removed one. */
  saysNothing: boolean;
}

/** About five kilobytes each. */
const MOST = 500;

/**
 * Parsed phrases, cached until the table or the day changes: the next page, another order and added filters all parse
 * the same words.
 */
@Injectable()
export class ParsedPhraseCache {
  private readonly heard: VersionedCache<Heard & { vocabulary: Vocabulary }>;
  private readonly readings: VersionedCache<PhraseReading>;

  constructor(
    private readonly vocabulary: VocabularyCache,
    private readonly clock: Clock,
    versions: DataVersions,
  ) {
    this.heard = new VersionedCache(versions, MOST);
    this.readings = new VersionedCache(versions, MOST);
  }

  /** `without`: ids of removed conditions. Unknown ids are ignored. */
  async get(phrase: string, without: readonly string[]): Promise<PhraseReading> {
    const now = this.clock.now();
    const question = [dayOf(now), phrase];
    const { vocabulary, ...heard } = await this.heard.get(JSON.stringify(question), async () => {
      const known = await this.vocabulary.get(phrase);
      return { vocabulary: known, ...hear(phrase, known, now) };
    });
    const takenBack = heard.said.map(({ id }) => id).filter((id) => without.includes(id));
    return this.readings.get(JSON.stringify([...question, ...takenBack]), async () => {
      const understanding = understandingOf(heard, vocabulary, takenBack);
      const { like } = understanding.ranking;
      return {
        vocabulary,
        understanding,
        filters: filtersOf(understanding.understood, vocabulary),
        like: like === undefined ? undefined : vocabulary.cities.get(like),
        saysNothing: heard.said.length === 0,
      };
    });
  }
}
