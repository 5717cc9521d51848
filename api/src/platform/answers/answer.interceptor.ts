import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { firstValueFrom, from, type Observable } from 'rxjs';
import { Answer, type Text } from '../http/answer.js';
import { prepareReply } from '../http/send-text.js';
import { type Access, ACCESS } from '../security/access.js';
import { toCacheKey } from './cache-key.js';
import { ANSWER_RULE, type AnswerRule, NonJsonAnswer } from './answer-rule.js';
import { DataVersions } from './data-versions.js';
import { AnswerCache } from './answer-cache.js';

const NEVER_CHANGES = '';

const toText = (data: unknown, { cache }: AnswerRule): Text => {
  if (!(data instanceof NonJsonAnswer))
    return { type: 'application/json; charset=utf-8', cache, body: JSON.stringify(data) };
  const { type, body, headers } = data;
  return { type, cache, body, headers };
};

/** Answers a `@PublicAnswer` route from memory while its data is unchanged, else through its handler. */
@Injectable()
export class AnswerInterceptor implements NestInterceptor {
  private readonly pending = new Map<string, Promise<Answer>>();

  constructor(
    private readonly reflector: Reflector,
    private readonly cache: AnswerCache,
    private readonly versions: DataVersions,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const rule = this.getRule(context);
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const reply = context.switchToHttp().getResponse<FastifyReply>();
    return from(this.answer(request, rule, next).then((answer) => prepareReply(request, reply, answer)));
  }

  private async answer(
    { url, routeOptions }: FastifyRequest,
    rule: AnswerRule,
    next: CallHandler,
  ): Promise<Answer> {
    const address = toCacheKey(url, rule.cachedParameters ?? [], rule.ignoredParameters);
    const compose = async () => new Answer(toText(await firstValueFrom(next.handle()), rule));
    if (address === null) return compose();
    // Reads the version before the data: an answer made during a change is stored under the old version and not used
    // again.
    const version = rule.topic === undefined ? NEVER_CHANGES : await this.versions.current(rule.topic);
    const cached = this.cache.find(address, version);
    if (cached) return cached;
    const endsAt = rule.getEnd?.(new Date()).getTime();
    const storeAnswer = (answer: Answer): Answer => {
      const route = routeOptions.url ?? address;
      this.cache.store(address, { answer, route, topic: rule.topic ?? null, version, endsAt });
      return answer;
    };
    return this.shareWork(`${version} ${address}`, () => compose().then(storeAnswer));
  }

  /** Concurrent requests for the same answer share one computation. */
  private async shareWork(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const running = this.pending.get(key);
    if (running) return running;
    const pending = make().finally(() => this.pending.delete(key));
    this.pending.set(key, pending);
    return pending;
  }

  private getRule(context: ExecutionContext): AnswerRule {
    const access = this.reflector.get<Access | undefined>(ACCESS, context.getHandler());
    if (access?.kind !== 'public')
      throw new Error(`${context.getHandler().name} is not a public route, so its answer must not be shared`);
    return this.reflector.get<AnswerRule>(ANSWER_RULE, context.getHandler());
  }
}
