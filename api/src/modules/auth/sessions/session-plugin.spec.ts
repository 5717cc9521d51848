import cookie, { Signer } from '@fastify/cookie';
import type { SessionStore } from '@fastify/session';
import fastify, { type FastifyInstance, type Session } from 'fastify';
import { createSession, getSession } from './request-session.js';
import type { OpenSession } from './session-store.js';
import { createConditionalSessionPlugin } from './session-plugin.js';

const COOKIE = 'session';
const open = { id: 'a session', deviceLabel: 'Firefox on Linux' } as OpenSession;

/** Stores sessions in memory and records the server's calls. */
const createMemoryStore = () => {
  const stored = new Map<string, Session>();
  const calls: string[] = [];
  const store: SessionStore = {
    get: (id, done) => {
      calls.push('get');
      done(null, stored.get(id) ?? null);
    },
    set: (id, session, done) => {
      calls.push('set');
      if (session.open) stored.set(id, { cookie: { originalMaxAge: null }, open: session.open });
      done();
    },
    destroy: (id, done) => {
      calls.push('destroy');
      stored.delete(id);
      done();
    },
  };
  return { store, calls, stored };
};

describe('createConditionalSessionPlugin', () => {
  let server: FastifyInstance;
  let sessions: ReturnType<typeof createMemoryStore>;

  beforeEach(async () => {
    sessions = createMemoryStore();
    server = fastify();
    await server.register(cookie);
    await server.register(
      createConditionalSessionPlugin(({ url, cookies }) => url !== '/page' && COOKIE in cookies),
      {
        secret: new Signer('a secret that is long enough for a test'),
        cookieName: COOKIE,
        cookie: { path: '/', secure: false },
        store: sessions.store,
        saveUninitialized: false,
        rolling: false,
      },
    );
    const describeSession = (request: Parameters<typeof getSession>[0]) => ({
      session: getSession(request)?.open?.id ?? (getSession(request) === null ? 'none' : 'empty'),
    });
    server.get('/', describeSession);
    server.get('/page', describeSession);
    server.post('/sign-in', async (request) => {
      (await createSession(request)).open = open;
      return describeSession(request);
    });
  });
  afterEach(() => server.close());

  const send = async (method: 'GET' | 'POST', url: string, value?: string) => {
    const answer = await server.inject({
      method,
      url,
      ...(value !== undefined && { cookies: { [COOKIE]: value } }),
    });
    const cookieValue = answer.cookies.find(({ name }) => name === COOKIE)?.value;
    return {
      session: answer.json<{ session: string }>().session,
      cookieValue,
      calls: sessions.calls.splice(0),
    };
  };

  it('opens no session for a request without the cookie, and does not query the store', async () => {
    expect(await send('GET', '/')).toEqual({ session: 'none', cookieValue: undefined, calls: [] });
  });

  it('opens no session for a request that needs none, whatever cookie it carries', async () => {
    const { cookieValue } = await send('POST', '/sign-in');
    expect(await send('GET', '/page', cookieValue)).toEqual({
      session: 'none',
      cookieValue: undefined,
      calls: [],
    });
  });

  it('starts a session at sign-in and finds it again in later requests', async () => {
    const { session, cookieValue, calls } = await send('POST', '/sign-in');
    expect(session).toBe(open.id);
    expect(calls).toEqual(['set']);
    expect(cookieValue).toEqual(expect.any(String));
    expect(await send('GET', '/', cookieValue)).toEqual({
      session: open.id,
      cookieValue: undefined,
      calls: ['get'],
    });
  });

  it('gives the session another id at the next sign-in and refuses the previous one', async () => {
    const first = (await send('POST', '/sign-in')).cookieValue;
    const second = (await send('POST', '/sign-in', first)).cookieValue;
    expect(second).not.toBe(first);
    expect((await send('GET', '/', first)).session).toBe('empty');
    expect((await send('GET', '/', second)).session).toBe(open.id);
  });

  it.each(['', 'made-up', 'made-up.proof'])('ignores the foreign cookie %j', async (value) => {
    expect((await send('GET', '/', value)).session).toBe('empty');
    const { cookieValue } = await send('POST', '/sign-in', value);
    expect(cookieValue).not.toBe(value);
    expect([...sessions.stored.keys()]).toHaveLength(1);
    expect(sessions.stored.has(value.split('.')[0] ?? '')).toBe(false);
  });
});
