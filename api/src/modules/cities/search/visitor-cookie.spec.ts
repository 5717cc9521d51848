import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import { VisitorCookie } from './visitor-cookie.js';

const config = {
  publicUrl: 'http://localhost:4200',
  sessionSecret: 'a secret of at least 32 characters',
} as Config;

const setCookie = (visitorCookie: VisitorCookie): { id: string; mark: string } => {
  let value = '';
  const reply = { setCookie: (_name: string, cookie: string) => (value = cookie) } as unknown as FastifyReply;
  return { id: visitorCookie.set(reply), mark: value };
};

const findId = (visitorCookie: VisitorCookie, value: string): string | null =>
  visitorCookie.find({ cookies: { wanderwork_visitor: value } } as unknown as FastifyRequest);

describe('the mark of a browser', () => {
  const visitorCookie = new VisitorCookie(config);

  it('is known again, however often it comes', () => {
    const { id, mark: value } = setCookie(visitorCookie);
    for (let time = 0; time < 3; time += 1) expect(findId(visitorCookie, value)).toBe(id);
  });

  it('proves only the one that it was given with, also after that was seen', () => {
    const [own, others] = [setCookie(visitorCookie), setCookie(visitorCookie)];
    expect([findId(visitorCookie, own.mark), findId(visitorCookie, others.mark)]).toEqual([
      own.id,
      others.id,
    ]);
    expect(findId(visitorCookie, `${own.id}.${others.mark.split('.')[1]}`)).toBeNull();
    expect(findId(visitorCookie, `${own.id}.`)).toBeNull();
    expect(findId(visitorCookie, own.id)).toBeNull();
  });

  it('is known however many others came between', () => {
    const { id, mark: value } = setCookie(visitorCookie);
    for (let other = 0; other < 6000; other += 1)
      expect(findId(visitorCookie, setCookie(visitorCookie).mark)).not.toBeNull();
    expect(findId(visitorCookie, value)).toBe(id);
  });
});
