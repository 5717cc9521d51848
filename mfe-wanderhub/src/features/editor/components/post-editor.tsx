import { Segmented, Stack } from '@wanderwork/ui';
import { usePlace } from '../model/place';
import { PostList } from './post-list';
import { StalePosts } from './stale-posts';
import { WriteAPost } from './write-a-post';
import { Writing } from './writing';
import styled from 'styled-components';

/** The section of the admin area: all posts, those whose figures went stale, and the desk at which one is written. */
export const PostEditor = () => {
  const { of, change } = usePlace();
  const post = of('post');
  if (post) return <Writing key={post} id={post} />;
  const stale = of('part') === 'stale';
  return (
    <Stack $gap={5}>
      <Head>
        <Segmented
          label="Which posts"
          value={stale ? 'stale' : 'all'}
          onChange={(part) => change('part', part === 'stale' ? part : '')}
          options={[
            { value: 'all', label: 'All posts' },
            { value: 'stale', label: 'Stale figures' },
          ]}
        />
        <WriteAPost />
      </Head>
      {stale ? <StalePosts /> : <PostList />}
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
