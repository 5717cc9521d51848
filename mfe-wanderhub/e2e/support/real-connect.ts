import { expect, request } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { testAdmin } from '../../../tools/test/test-product.mjs';

/** UUIDv7: ids of posts begin with the time. */
const createId = (): string => {
  const time = Date.now().toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
};

/** Writes a question with replies through the API, as the admin. Returns the path of its page. */
export const writeTopic = async (
  baseURL: string,
  { title, texts }: { title: string; texts: readonly string[] },
): Promise<string> => {
  const api = await request.newContext({ baseURL, extraHTTPHeaders: { origin: baseURL } });
  const send = async (method: 'post' | 'put', path: string, data: object) => {
    const response = await api[method](path, { data });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return (await response.json()) as { code: string; slug: string };
  };
  await send('post', '/api/auth/login', testAdmin);
  await send('put', '/api/connect/profile', { handle: 'wander_admin', name: 'Ada of WanderWork' });
  const [text, ...replies] = texts;
  const topic = { id: createId(), place: 'city:lisbon', kind: 'question', title, text, tags: ['housing'] };
  const { code, slug } = await send('post', '/api/connect/topics', topic);
  for (const reply of replies)
    await send('post', `/api/connect/topics/${code}/posts`, { id: createId(), text: reply });
  await api.dispose();
  return `/connect/t/${code}/${slug}`;
};
