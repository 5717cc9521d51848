import { act, screen } from '@testing-library/react';
import { paths, type PostPreview, type SavedPost } from '@wanderwork/contracts';
import { useSession, useToasts } from '@wanderwork/platform';
import { aCity, anOverview, aPage, mockResponse, aUser, renderAt } from '@wanderwork/testing';
import AdminSection from '../../../admin';
import { createPost } from '../model/post.fixture';

const { admin } = paths.api;
export const { id } = createPost();

const preview: PostPreview = { html: '<p>As it is read.</p>', readMinutes: 1, findings: [] };
export const savedPost: SavedPost = {
  revision: 4,
  savedAt: '2026-01-02T11:00:00.000Z',
  savedBy: 'Ana Ferreira',
  changed: false,
};

/** Answers the requests that every editor page makes. */
export const answerEditor = () => {
  useToasts.setState({ toasts: [] });
  mockResponse('get', paths.api.cities(), aPage([aCity()]));
  mockResponse('post', admin.postPreview(), preview);
  mockResponse('put', admin.postDraft(id), savedPost);
};

export const renderEditor = (query = '') => {
  mockResponse('get', paths.api.connect.queue(), { ...aPage([]), overdue: 0 });
  mockResponse('get', paths.api.connect.overview(), { ...anOverview() });
  act(() => useSession.setState({ user: aUser({ isAdmin: true }), isAuthenticated: true, isLoading: false }));
  return renderAt(`/admin/wanderhub${query}`, <AdminSection />);
};

export const openEditor = async (change: Parameters<typeof createPost>[0] = {}) => {
  mockResponse('get', admin.post(id), createPost(change));
  const shown = renderEditor(`?post=${id}`);
  await screen.findByLabelText('Title');
  return shown;
};
