import { Segmented, Stack } from '@wanderwork/ui';
import { useEditorLocation } from '../model/editor-location';
import { PostList } from './post-list';
import { StalePosts } from './stale-posts';
import { NewPostButton } from './new-post-button';
import { EditPost } from './edit-post';
import styled from 'styled-components';

/** The admin section: all posts, outdated posts, or the editor of one post. */
export const PostEditor = () => {
  const { get, set } = useEditorLocation();
  const post = get('post');
  if (post) return <EditPost key={post} id={post} />;
  const isStale = get('part') === 'stale';
  return (
    <Stack $gap={5}>
      <Head>
        <Segmented
          label="Which posts"
          value={isStale ? 'stale' : 'all'}
          onChange={(part) => set('part', part === 'stale' ? part : '')}
          options={[
            { value: 'all', label: 'All posts' },
            { value: 'stale', label: 'Outdated' },
          ]}
        />
        <NewPostButton />
      </Head>
      {isStale ? <StalePosts /> : <PostList />}
    </Stack>
  );
};

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s4);
  align-items: center;
  justify-content: space-between;
`;
