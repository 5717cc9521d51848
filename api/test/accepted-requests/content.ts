import { randomUUID } from 'node:crypto';
import type { EditablePost, PostVersionSummary, SavedPost } from '@wanderwork/contracts';
import { createPostText, postPath } from '../content/editor/editors.js';
import { getPngHeaders, createPicture } from './account.js';
import type { Recipes } from './recipe.js';
import type { World } from './world.js';

interface Draft {
  id: string;
  revision: number;
}

const createUniquePostText = () => createPostText({ slug: `post-${randomUUID()}` });

const createDraft = async ({ admin }: World): Promise<Draft> => {
  const { id } = (await admin.request('POST', '/api/admin/posts')).json<EditablePost>();
  const saved = await admin.request('PUT', postPath(id, '/draft'), {
    revision: 1,
    words: createUniquePostText(),
  });
  return { id, revision: saved.json<SavedPost>().revision };
};

const createPost = async (world: World): Promise<Draft> => {
  const { id, revision } = await createDraft(world);
  const published = await world.admin.request('POST', postPath(id, '/publish'), { revision });
  return { id, revision: published.json<EditablePost>().revision };
};

export const contentRecipes: Recipes = {
  'POST /api/admin/posts/images': async ({ admin }) => ({
    caller: admin,
    url: '/api/admin/posts/images',
    body: await createPicture(),
    headers: getPngHeaders,
  }),
  'PUT /api/admin/posts/:id/draft': async (world) => {
    const { id, revision } = await createDraft(world);
    const body = { revision, words: createUniquePostText(), keep: true };
    return { caller: world.admin, url: postPath(id, '/draft'), body };
  },
  'DELETE /api/admin/posts/:id': async (world) => ({
    caller: world.admin,
    url: postPath((await createDraft(world)).id),
  }),
  'POST /api/admin/posts/:id/publish': async (world) => {
    const { id, revision } = await createDraft(world);
    return {
      caller: world.admin,
      url: postPath(id, '/publish'),
      body: { revision, at: '2999-01-31T12:00:00.000Z' },
    };
  },
  'POST /api/admin/posts/:id/unpublish': async (world) => ({
    caller: world.admin,
    url: postPath((await createPost(world)).id, '/unpublish'),
  }),
  'POST /api/admin/posts/:id/checked': async (world) => ({
    caller: world.admin,
    url: postPath((await createPost(world)).id, '/checked'),
  }),
  'POST /api/admin/posts/:id/versions/:number/restore': async (world) => {
    const { id, revision } = await createPost(world);
    const versions = (await world.admin.request('GET', postPath(id, '/versions'))).json<
      PostVersionSummary[]
    >();
    const url = postPath(id, `/versions/${versions[0]?.number}/restore`);
    return { caller: world.admin, url, body: { revision } };
  },
};
