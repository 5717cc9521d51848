import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Answer, type Text } from '../http/answer.js';
import { answerTo } from '../http/send-text.js';
import { type Access, ACCESS } from '../security/access.js';
import { keptAddress } from './address.js';
import { ANSWER_RULE, type AnswerRule } from './answer-rule.js';
import { DataVersions } from './data-versions.js';
import { AnswerCache } from './answer-cache.js';
import { NonJsonAnswer } from './non-json-answer.js';

const NEVER_CHANGES = '';

const textOf = (data: unknown, { cache }: AnswerRule): Text => {
  if (!(data instanceof NonJsonAnswer))
    return { type: 'application/json; charset=utf-8', cache, body: JSON.stringify(data) };
  const { type, body, headers } = data;
  return { type, cache, body, headers };
};

/** Answers a `@PublicAnswer` route: from memory while the data is what it was, else from its handler. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  private readonly making = new Map<string, Promise<Answer>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly cache: AnswerCache,
    private readonly versions: DataVersions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = this.ruleOf(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.answer(request, rule, next).then((answer) => answerTo(request, reply, answer)));
  }

  private async answer(
    { url, routeOptions }: FastifyRequest,
    rule: AnswerRule,
    next: CallHandler,
  ): Promise<Answer> {
    const address = keptAddress(url, rule.keptBy ?? [], rule.idle);
    const compose = async () => new Answer(textOf(await firstValueFrom(next.handle()), rule));
    if (address === null) return compose();
    // Asked before the data is: an answer made while the data changes counts as one of before, and is not used again.
    const version = rule.topic === undefined ? NEVER_CHANGES : await this.versions.current(rule.topic);
    const known = this.cache.find(address, version);
    if (known) return known;
    const keep = (answer: Answer): Answer => {
      const route = routeOptions.url ?? address;
      this.cache.store(address, { answer, route, topic: rule.topic ?? null, version });
      return answer;
    };
    return this.onceFor(`${version} ${address}`, () => compose().then(keep));
  }

  /** Who asks for an answer while it is made for somebody else gets that one. */
  private async onceFor(what: string, make: () => Promise<Answer>): Promise<Answer> {
    const underWay = this.making.get(what);
    if (underWay) return underWay;
    const making = make().finally(() => this.making.delete(what));
    this.making.set(what, making);
    return making;
  }

  private ruleOf(context: ExecutionContext): AnswerRule {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (access?.kind !== 'public')
      throw new Error(`${context.getHandler().name} is not public, so its answer is not everybody's`);
    return this.reflector.get<AnswerRule>(ANSWER_RULE, context.getHandler());
  }
}
