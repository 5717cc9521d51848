import { Injectable } from '@nestjs/common';
import { type PhraseFilter, type Understanding, toUtcDay } from '@wanderwork/contracts';
import { DataVersions } from '../../../platform/answers/data-versions.js';
import { VersionedCache } from '../../cities/index.js';
import { mergeFilters, parsePhrase, type ParsedPhrase, toUnderstanding } from '../phrases/understand.js';
import type { CityProfile, Vocabulary } from '../phrases/vocabulary/vocabulary.js';
import { Clock } from '../clock.js';
import { VocabularyCache } from './vocabulary-cache.js';

/** A parsed phrase without the conditions that the user removed. */
export interface InterpretedPhrase {
  vocabulary: Vocabulary;
  understanding: Understanding;
  /** The filters of its conditions together. */
  filters: readonly PhraseFilter[];
  /** The city that others should be similar to. */
  like: CityProfile | undefined;
  /** True if the phrase has no condition at all, not even a removed one. */
  hasNoConditions: boolean;
}

/** About five kilobytes each. */
const MAX_ENTRIES = 500;

/**
 * Parsed phrases, cached until the table or the day changes: the next page, another order and added filters all parse
 * the same words.
 */
@Injectable()
export class ParsedPhraseCache {
  private readonly parsedPhrases: VersionedCache<ParsedPhrase & { vocabulary: Vocabulary }>;
  private readonly interpretedPhrases: VersionedCache<InterpretedPhrase>;

  constructor(
    private readonly vocabulary: VocabularyCache,
    private readonly clock: Clock,
    versions: DataVersions,
  ) {
    this.parsedPhrases = new VersionedCache(versions, MAX_ENTRIES);
    this.interpretedPhrases = new VersionedCache(versions, MAX_ENTRIES);
  }

  /** `without`: ids of removed conditions. Unknown ids are ignored. */
  async get(phrase: string, without: readonly string[]): Promise<InterpretedPhrase> {
    const now = this.clock.now();
    const keyParts = [toUtcDay(now), phrase];
    const { vocabulary, ...parsedPhrases } = await this.parsedPhrases.get(
      JSON.stringify(keyParts),
      async () => {
        const vocabularyOfPhrase = await this.vocabulary.get(phrase);
        return { vocabulary: vocabularyOfPhrase, ...parsePhrase(phrase, vocabularyOfPhrase, now) };
      },
    );
    const removedIds = parsedPhrases.conditions.map(({ id }) => id).filter((id) => without.includes(id));
    return this.interpretedPhrases.get(JSON.stringify([...keyParts, ...removedIds]), async () => {
      const understanding = toUnderstanding(parsedPhrases, vocabulary, removedIds);
      const { like } = understanding.ranking;
      return {
        vocabulary,
        understanding,
        filters: mergeFilters(understanding.understood, vocabulary),
        like: like === undefined ? undefined : vocabulary.cities.get(like),
        hasNoConditions: parsedPhrases.conditions.length === 0,
      };
    });
  }
}
