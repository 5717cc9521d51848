import { fakeApi, json, refusal } from '../testing/fake-api';
import { http } from './http';
import { HttpError, getServerMessage } from './http-error';

afterEach(() => jest.restoreAllMocks());

describe('http', () => {
  it('sends cookies and JSON, and reads JSON', async () => {
    const calls = fakeApi(() => json({ id: 7 }));
    await expect(http.post('/api/things', { a: 1 })).resolves.toEqual({ id: 7 });
    expect(calls[0]).toEqual({ method: 'POST', path: '/api/things', body: { a: 1 }, credentials: 'include' });
  });

  it('reads an empty response as an empty string', async () => {
    fakeApi(() => new Response(null, { status: 204 }));
    await expect(http.delete('/empty')).resolves.toBe('');
  });

  it.each([
    ['a page', new Response('<p>Sign in to this network</p>', { headers: { 'content-type': 'text/html' } })],
    ['an empty page', new Response('', { headers: { 'content-type': 'text/html' } })],
    ['broken JSON', new Response('<p>', { headers: { 'content-type': 'application/json' } })],
  ])('throws an error without an HTTP status when %s arrives instead of JSON', async (_what, page) => {
    fakeApi(() => page);
    const error = await http.getOrNull('/api/things').catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(HttpError);
  });

  it('reads text where text is expected, but no HTML page in its place', async () => {
    const csv = { 'content-type': 'text/csv; charset=utf-8' };
    fakeApi(({ path }) =>
      path === '/list'
        ? new Response('a,b', { headers: csv })
        : new Response('<p>', { headers: { 'content-type': 'text/html' } }),
    );
    await expect(http.getText('/list')).resolves.toBe('a,b');
    await expect(http.getText('/portal')).rejects.toThrow(TypeError);
    await expect(http.raw('/portal', {})).rejects.toThrow(TypeError);
  });

  it('leaves out empty query values and escapes the others', async () => {
    const calls = fakeApi(() => json([]));
    await http.get('/api/cities', { query: { q: 'a&b', after: null, region: '', limit: 3 } });
    expect(calls[0]?.path).toBe('/api/cities?q=a%26b&limit=3');
  });

  it('passes on an abort signal and keepalive', async () => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => json({}));
    const { signal } = new AbortController();
    await http.get('/a', { signal });
    await http.post('/b', {}, { keepalive: true });
    const [[, get], [, post]] = fetched.mock.calls as [[string, RequestInit], [string, RequestInit]];
    expect([get.signal, get.keepalive]).toEqual([signal, undefined]);
    expect([post.signal, post.keepalive]).toEqual([undefined, true]);
  });

  it('throws the status and the body of a failed response', async () => {
    fakeApi(() => new Response('Bad gateway', { status: 502 }));
    await expect(http.get('/x')).rejects.toThrow(new HttpError(502, 'Bad gateway'));
    await expect(http.get('/x')).rejects.toMatchObject({ message: '502: Bad gateway', code: null });
  });

  it('sends and returns non-JSON bodies unchanged, and throws as the other methods do', async () => {
    const calls = fakeApi(({ path }) => (path === '/file' ? new Response('%PDF') : refusal(403, 'x')));
    const file = await http.raw('/file', { method: 'POST', body: new Blob(['bytes']) });
    await expect(file.text()).resolves.toBe('%PDF');
    expect(calls[0]).toMatchObject({ method: 'POST', credentials: 'include' });
    await expect(http.raw('/theirs', {})).rejects.toMatchObject({ status: 403, code: 'x' });
  });

  it('falls back to the status text when the body is empty', async () => {
    fakeApi(() => new Response(null, { status: 503, statusText: 'Service Unavailable' }));
    await expect(http.get('/x')).rejects.toThrow('503: Service Unavailable');
  });

  it('reads code and message from the error body', async () => {
    fakeApi(() => refusal(401, 'auth.invalid_credentials', 'Invalid email or password.'));
    const error = await http.post('/api/auth/login').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 401, code: 'auth.invalid_credentials' });
    expect(getServerMessage(error, 'else')).toBe('Invalid email or password.');
    expect(getServerMessage(new TypeError('Failed to fetch'), 'else')).toBe('else');
  });

  it('reads a message without a code', async () => {
    fakeApi(() => json({ message: 'Not today' }, 400));
    const error = await http.post('/x').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: null });
    expect(getServerMessage(error, 'else')).toBe('Not today');
  });

  it('getOrNull reads 401 as null and throws for other statuses', async () => {
    fakeApi(({ path }) => refusal(path === '/mine' ? 401 : 403, 'x'));
    await expect(http.getOrNull('/mine')).resolves.toBeNull();
    await expect(http.getOrNull('/theirs')).rejects.toMatchObject({ status: 403 });
  });
});
