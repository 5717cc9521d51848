import {
  paths,
  type EditablePost,
  type PostImage,
  type PostText,
  type SavedPost,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';

const { admin } = paths.api;

export const createPost = (): Promise<EditablePost> => http.post<EditablePost>(admin.posts());

/** `keep` marks a manual save, which creates a version. */
export const savePost = (
  id: string,
  save: { revision: number; words: PostText; keep: boolean },
): Promise<SavedPost> => http.put<SavedPost>(admin.postDraft(id), save);

/** Publishes now, or at `at`. */
export const publishPost = (id: string, revision: number, at?: string): Promise<EditablePost> =>
  http.post<EditablePost>(admin.publishPost(id), { revision, ...(at !== undefined && { at }) });
export const unpublishPost = (id: string): Promise<EditablePost> =>
  http.post<EditablePost>(admin.unpublishPost(id));
export const checkPost = (id: string): Promise<EditablePost> => http.post<EditablePost>(admin.checkPost(id));
export const removePost = (id: string): Promise<void> => http.delete(admin.post(id));
export const restoreVersion = (id: string, number: number, revision: number): Promise<EditablePost> =>
  http.post<EditablePost>(admin.restorePost(id, number), { revision });

/** Uploads the file unchanged; the server resizes and converts it. */
export const uploadImage = async (file: File): Promise<PostImage> => {
  const response = await http.raw(admin.postImages(), {
    method: 'POST',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: file,
  });
  return (await response.json()) as PostImage;
};
