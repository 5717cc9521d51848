import { useInfiniteQuery } from '@tanstack/react-query';
import { postStates } from '@wanderwork/contracts';
import { EmptyState, Field, Select, Stack } from '@wanderwork/ui';
import { SearchField } from '@wanderwork/ui/controls';
import { Growth, Unfetched } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { postsQuery } from '../api/posts.query';
import { usePlace } from '../model/place';
import { stateWords } from '../model/post-words';
import { ListComing } from './list-coming';
import { PostRow, PostRows } from './post-row';

/** All posts, what was edited last first. */
export const PostList = () => {
  const { of, change } = usePlace();
  const [q, state] = [of('q'), of('state')];
  return (
    <Stack $gap={5}>
      <Filters>
        <SearchField label="Title or address" value={q} onChange={(text) => change('q', text)} />
        <Field label="State">
          <Select value={state} onChange={(event) => change('state', event.target.value)}>
            <option value="">Every state</option>
            {postStates.map((value) => (
              <option key={value} value={value}>
                {stateWords[value].words}
              </option>
            ))}
          </Select>
        </Field>
      </Filters>
      <Found filters={{ q, state }} />
    </Stack>
  );
};

const Found = ({ filters }: { filters: Record<string, string> }) => {
  const list = useInfiniteQuery(postsQuery(filters));
  const { data, isError, isFetching, refetch } = list;
  const posts = data?.pages.flatMap((page) => page.items);
  if (!posts)
    return isError ? <Unfetched label="The posts" onTryAgain={() => void refetch()} /> : <ListComing />;
  if (posts.length === 0)
    return (
      <EmptyState title="None" level={2}>
        No post is like this.
      </EmptyState>
    );
  return (
    <div aria-busy={isFetching}>
      <Growth list={list} label="The posts" count={posts.length}>
        <PostRows label="Posts">
          {posts.map((post) => (
            <PostRow key={post.id} post={post} />
          ))}
        </PostRows>
      </Growth>
    </div>
  );
};

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  max-width: 560px;
`;
