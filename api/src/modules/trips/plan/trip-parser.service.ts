import { Injectable } from '@nestjs/common';
import type { TripParse } from '@wanderwork/contracts';
import type { TripParseRequest } from '@wanderwork/contracts/requests';
import { Clock, VocabularyCache } from '../../city-search/index.js';
import { readTrip } from './frame/read-trip.js';

/** Reads sentences about trips with the current table of cities. */
@Injectable()
export class TripParserService {
  constructor(
    private readonly vocabulary: VocabularyCache,
    private readonly clock: Clock,
  ) {}

  async parse({ text, removed = [] }: TripParseRequest): Promise<TripParse> {
    return readTrip(text, await this.vocabulary.get(text), this.clock.now(), removed);
  }
}
