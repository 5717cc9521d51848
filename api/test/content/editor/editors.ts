import type { EditablePost, PostVersionSummary, PostText, SavedPost } from '@wanderwork/contracts';
import { startTestApp, type TestApp } from '../../support/index.js';

export const DAY_MS = 86_400_000;

/** Valid content of a post. */
export const createPostText = (change: Partial<PostText> = {}): PostText => ({
  title: 'Xylophones in Porto',
  slug: 'xylophones-in-porto',
  excerpt: 'Where to hear them, and what a month costs.',
  category: 'Tips & Tutorials',
  tags: ['music'],
  cities: ['porto'],
  coverImage: null,
  author: 'WanderWork',
  sources: [{ title: 'A source', url: 'https://example.com/' }],
  content: '## Where\n\nA month costs {{city:porto.monthlyCost}}.',
  ...change,
});

export const postPath = (id: string, rest = '') => `/api/admin/posts/${id}${rest}`;

/** Starts an API with two editors and helpers for their requests. The first editor is the default. */
export const startEditors = async (options?: Parameters<typeof startTestApp>[0]) => {
  const api: TestApp = await startTestApp(options);
  const [admin, other] = [await api.signInAs('admin'), await api.signInAs('admin')];

  const get = (url: string, headers = admin) => api.inject({ url, headers });
  const send = (url: string, payload?: object, { method = 'POST', headers = admin } = {}) =>
    api.inject({ method: method as 'POST', url, headers, ...(payload && { payload }) });

  const read = async (id: string) => (await get(postPath(id))).json<EditablePost>();
  const create = async () => (await send('/api/admin/posts')).json<EditablePost>();
  const save = (id: string, body: object, headers = admin) =>
    send(postPath(id, '/draft'), body, { method: 'PUT', headers });
  const versions = async (id: string) => (await get(postPath(id, '/versions'))).json<PostVersionSummary[]>();

  /** Creates a draft with content; returns its id and revision. */
  const createDraft = async (change: Partial<PostText> = {}) => {
    const { id } = await create();
    const { revision } = (await save(id, { revision: 1, words: createPostText(change) })).json<SavedPost>();
    return { id, revision };
  };
  const publish = (id: string, revision: number, at?: string) =>
    send(postPath(id, '/publish'), { revision, ...(at && { at }) });

  return { api, admin, other, get, send, read, create, save, versions, createDraft, publish };
};

export type Editors = Awaited<ReturnType<typeof startEditors>>;
