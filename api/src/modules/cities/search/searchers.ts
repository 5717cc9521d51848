import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callerOf } from '../../../platform/limits/caller.js';
import { Askers } from '../../../platform/security/askers.js';
import type { Searcher } from './daily-searches.service.js';
import { VisitorMark } from './visitor-mark.js';

const searcherOf = (subjects: readonly string[], limit: number | null): Searcher => ({
  subjects,
  known: subjects,
  limit,
});

/** By whom a search is counted. */
@Injectable()
export class Searchers {
  constructor(
    private readonly askers: Askers,
    private readonly mark: VisitorMark,
  ) {}

  async whoAsks(request: FastifyRequest): Promise<Searcher> {
    const { user, may } = await this.askers.of(request);
    const limit = may.searchesPerDay;
    if (user) return searcherOf([`member ${user.id}`], limit);
    const mark = this.mark.idOf(request);
    const address = `address ${callerOf(request.ip)}`;
    return searcherOf(mark === null ? [address] : [address, `visitor ${mark}`], limit);
  }

  /** A visitor's browser without a mark gets one with its first search. */
  async whoSearches(request: FastifyRequest, reply: FastifyReply): Promise<Searcher> {
    const searcher = await this.whoAsks(request);
    const isUnmarked = searcher.subjects.length === 1 && searcher.subjects[0]?.startsWith('address ');
    if (!isUnmarked) return searcher;
    return { ...searcher, subjects: [...searcher.subjects, `visitor ${this.mark.give(reply)}`] };
  }
}
