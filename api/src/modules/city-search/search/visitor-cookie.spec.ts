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

describe('VisitorCookie', () => {
  const visitorCookie = new VisitorCookie(config);

  it('recognizes the cookie every time', () => {
    const { id, mark: value } = setCookie(visitorCookie);
    for (let time = 0; time < 3; time += 1) expect(findId(visitorCookie, value)).toBe(id);
  });

  it('rejects an id with the signature of another, also after both were seen', () => {
    const [own, others] = [setCookie(visitorCookie), setCookie(visitorCookie)];
    expect([findId(visitorCookie, own.mark), findId(visitorCookie, others.mark)]).toEqual([
      own.id,
      others.id,
    ]);
    expect(findId(visitorCookie, `${own.id}.${others.mark.split('.')[1]}`)).toBeNull();
    expect(findId(visitorCookie, `${own.id}.`)).toBeNull();
    expect(findId(visitorCookie, own.id)).toBeNull();
  });

  it('recognizes the cookie after thousands of others', () => {
    const { id, mark: value } = setCookie(visitorCookie);
    for (let other = 0; other < 6000; other += 1)
      expect(findId(visitorCookie, setCookie(visitorCookie).mark)).not.toBeNull();
    expect(findId(visitorCookie, value)).toBe(id);
  });
});
