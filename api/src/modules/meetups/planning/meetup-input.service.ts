import { Injectable } from '@nestjs/common';
import type { Occurrence, SessionUser } from '@wanderwork/contracts';
import type { MeetupEditRequest, MeetupRequest } from '@wanderwork/contracts/requests';
import {
  invalidField,
  PreparedTextService,
  RightsService,
  toTopicSlug,
  type Writer,
} from '../../community/index.js';
import { memberRequired, timeAmbiguous, timeNonexistent, timePast } from '../meetups.errors.js';
import type { MeetupContent } from '../record/meetups.repository.js';
import { resolveStart } from './meetup-time.policy.js';

type Fields = Pick<
  MeetupRequest | MeetupEditRequest,
  'title' | 'text' | 'seats' | 'venue' | 'isAddressVisible'
>;

/** Checks what hosts enter. */
@Injectable()
export class MeetupInputService {
  constructor(
    private readonly rights: RightsService,
    private readonly texts: PreparedTextService,
  ) {}

  /** Throws 403 for people who can't write, and for those who aren't members yet. */
  async getHost(user: SessionUser): Promise<Writer> {
    const writer = await this.rights.getWriter(user);
    if (writer.level === 'unconfirmed' || writer.level === 'new') throw memberRequired();
    return writer;
  }

  /** Everything but the times. Pictures belong to posts, which keep them from being deleted. */
  async prepare(
    host: Writer,
    { title, text, seats, venue, isAddressVisible }: Fields,
  ): Promise<Omit<MeetupContent, 'startsAt' | 'endsAt'>> {
    const { facts } = await this.texts.prepare(host, text);
    if (facts.pictures.length > 0) throw invalidField('text', 'A meet-up can’t have pictures');
    const { html } = await this.texts.preview(text);
    return {
      ...{ title, text, html, seats, isAddressVisible, slug: toTopicSlug(title) },
      venueName: venue.name,
      venueAddress: venue.address,
    };
  }

  /** Throws 422 for a time that can't be used; `index` says which one of several dates. */
  getStart(zone: string, start: string, occurrence: Occurrence | undefined, index = 0): Date {
    const resolved = resolveStart(zone, start, occurrence, Date.now());
    if ('startsAt' in resolved) return resolved.startsAt;
    switch (resolved.refusal) {
      case 'nonexistent':
        throw timeNonexistent({ ...resolved.problem, index });
      case 'ambiguous':
        throw timeAmbiguous({ ...resolved.problem, index });
      case 'past':
        throw timePast(index);
      case 'too-far':
        throw invalidField('start', 'Please choose a date within a year');
      case 'invalid':
        throw invalidField('start', 'There is no such date');
    }
  }
}
