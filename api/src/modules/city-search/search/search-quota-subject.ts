import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toLimitSubject } from '../../../platform/limits/limit-subject.js';
import { RequestUser } from '../../../platform/security/request-user.js';
import type { QuotaSubject } from './daily-searches.service.js';
import { VisitorCookie } from './visitor-cookie.js';

const createSearcher = (subjects: readonly string[], limit: number | null): QuotaSubject => ({
  subjects,
  previousSubjects: subjects,
  limit,
});

/** Finds out whom a search counts for. */
@Injectable()
export class SearchQuotaSubject {
  constructor(
    private readonly requestUser: RequestUser,
    private readonly visitorCookie: VisitorCookie,
  ) {}

  async findSubject(request: FastifyRequest): Promise<QuotaSubject> {
    const { user, may } = await this.requestUser.find(request);
    const limit = may.searchesPerDay;
    if (user) return createSearcher([`member ${user.id}`], limit);
    const visitorId = this.visitorCookie.find(request);
    const address = `address ${toLimitSubject(request.ip)}`;
    return createSearcher(visitorId === null ? [address] : [address, `visitor ${visitorId}`], limit);
  }

  /** Also marks a visitor's browser with a cookie on its first search. */
  async getSubject(request: FastifyRequest, reply: FastifyReply): Promise<QuotaSubject> {
    const searcher = await this.findSubject(request);
    const isNewVisitor = searcher.subjects.length === 1 && searcher.subjects[0]?.startsWith('address ');
    if (!isNewVisitor) return searcher;
    return { ...searcher, subjects: [...searcher.subjects, `visitor ${this.visitorCookie.set(reply)}`] };
  }
}
