import cookie, { Signer } from '@fastify/cookie';
import type { SessionStore } from '@fastify/session';
import fastify, { type FastifyInstance, type Session } from 'fastify';
import { createSession, getSession } from './request-session.js';
import type { OpenSession } from './session-store.js';
import { createConditionalSessionPlugin } from './conditional-session-plugin.js';

const NAME = 'house';
const open = { id: 'a session', deviceLabel: 'Firefox on Linux' } as OpenSession;

/** Sessions in memory, and what the server asked of them. */
const memory = () => {
  const kept = new Map<string, Session>();
  const asked: string[] = [];
  const store: SessionStore = {
    get: (id, done) => {
      asked.push('get');
      done(null, kept.get(id) ?? null);
    },
    set: (id, session, done) => {
      asked.push('set');
      if (session.open) kept.set(id, { cookie: { originalMaxAge: null }, open: session.open });
      done();
    },
    destroy: (id, done) => {
      asked.push('destroy');
      kept.delete(id);
      done();
    },
  };
  return { store, asked, kept };
};

describe('a request', () => {
  let house: FastifyInstance;
  let sessions: ReturnType<typeof memory>;

  beforeEach(async () => {
    sessions = memory();
    house = fastify();
    await house.register(cookie);
    await house.register(
      createConditionalSessionPlugin(({ url, cookies }) => url !== '/page' && NAME in cookies),
      {
        secret: new Signer('a secret that is long enough for a test'),
        cookieName: NAME,
        cookie: { path: '/', secure: false },
        store: sessions.store,
        saveUninitialized: false,
        rolling: false,
      },
    );
    const whose = (request: Parameters<typeof getSession>[0]) => ({
      session: getSession(request)?.open?.id ?? (getSession(request) === null ? 'none' : 'empty'),
    });
    house.get('/', whose);
    house.get('/page', whose);
    house.post('/sign-in', async (request) => {
      (await createSession(request)).open = open;
      return whose(request);
    });
  });
  afterEach(() => house.close());

  const ask = async (method: 'GET' | 'POST', url: string, value?: string) => {
    const answer = await house.inject({
      method,
      url,
      ...(value !== undefined && { cookies: { [NAME]: value } }),
    });
    const given = answer.cookies.find(({ name }) => name === NAME)?.value;
    return { said: answer.json<{ session: string }>().session, given, asked: sessions.asked.splice(0) };
  };

  it('without a session’s cookie has none, and asks nobody for it', async () => {
    expect(await ask('GET', '/')).toEqual({ said: 'none', given: undefined, asked: [] });
  });

  it('that is not looked at has none, whatever it carries', async () => {
    const { given } = await ask('POST', '/sign-in');
    expect(await ask('GET', '/page', given)).toEqual({ said: 'none', given: undefined, asked: [] });
  });

  it('begins one where somebody signs in, and carries it from then on', async () => {
    const { said, given, asked } = await ask('POST', '/sign-in');
    expect(said).toBe(open.id);
    expect(asked).toEqual(['set']);
    expect(given).toEqual(expect.any(String));
    expect(await ask('GET', '/', given)).toEqual({ said: open.id, given: undefined, asked: ['get'] });
  });

  it('gets another id at the next sign-in, and the one before opens nothing', async () => {
    const first = (await ask('POST', '/sign-in')).given;
    const second = (await ask('POST', '/sign-in', first)).given;
    expect(second).not.toBe(first);
    expect((await ask('GET', '/', first)).said).toBe('empty');
    expect((await ask('GET', '/', second)).said).toBe(open.id);
  });

  it.each(['', 'made-up', 'made-up.proof'])(
    'with a cookie %j that is not ours opens nothing by it',
    async (value) => {
      expect((await ask('GET', '/', value)).said).toBe('empty');
      const { given } = await ask('POST', '/sign-in', value);
      expect(given).not.toBe(value);
      expect([...sessions.kept.keys()]).toHaveLength(1);
      expect(sessions.kept.has(value.split('.')[0] ?? '')).toBe(false);
    },
  );
});
