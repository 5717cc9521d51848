import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../../../platform/config/index.js';
import { VisitorCookie } from './visitor-cookie.js';

const config = {
  publicUrl: 'http://localhost:4200',
  sessionSecret: 'a secret of at least 32 characters',
} as Config;

const given = (marks: VisitorCookie): { id: string; mark: string } => {
  let mark = '';
  const reply = { setCookie: (_name: string, value: string) => (mark = value) } as unknown as FastifyReply;
  return { id: marks.set(reply), mark };
};

const idOf = (marks: VisitorCookie, mark: string): string | null =>
  marks.find({ cookies: { wanderwork_visitor: mark } } as unknown as FastifyRequest);

describe('the mark of a browser', () => {
  const marks = new VisitorCookie(config);

  it('is known again, however often it comes', () => {
    const { id, mark } = given(marks);
    for (let time = 0; time < 3; time += 1) expect(idOf(marks, mark)).toBe(id);
  });

  it('proves only the one that it was given with, also after that was seen', () => {
    const [own, others] = [given(marks), given(marks)];
    expect([idOf(marks, own.mark), idOf(marks, others.mark)]).toEqual([own.id, others.id]);
    expect(idOf(marks, `${own.id}.${others.mark.split('.')[1]}`)).toBeNull();
    expect(idOf(marks, `${own.id}.`)).toBeNull();
    expect(idOf(marks, own.id)).toBeNull();
  });

  it('is known however many others came between', () => {
    const { id, mark } = given(marks);
    for (let other = 0; other < 6000; other += 1) expect(idOf(marks, given(marks).mark)).not.toBeNull();
    expect(idOf(marks, mark)).toBe(id);
  });
});
