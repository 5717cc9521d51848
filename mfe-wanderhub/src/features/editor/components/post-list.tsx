import { useInfiniteQuery } from '@tanstack/react-query';
import { postStates } from '@wanderwork/contracts';
import { Field, Select, Stack } from '@wanderwork/ui';
import { SearchField } from '@wanderwork/ui/controls';
import { LoadMoreTable } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { postsQuery } from '../api/posts.query';
import { useEditorLocation } from '../model/editor-location';
import { stateLabels } from '../model/post-labels';
import { PostRow, PostRows } from './post-row';

/** All posts, last edited first. */
export const PostList = () => {
  const { get, set } = useEditorLocation();
  const [q, state] = [get('q'), get('state')];
  return (
    <Stack $gap={5}>
      <Filters>
        <SearchField label="Title or address" value={q} onChange={(text) => set('q', text)} />
        <Field label="State">
          <Select value={state} onChange={(event) => set('state', event.target.value)}>
            <option value="">All states</option>
            {postStates.map((value) => (
              <option key={value} value={value}>
                {stateLabels[value].label}
              </option>
            ))}
          </Select>
        </Field>
      </Filters>
      <LoadMoreTable
        list={useInfiniteQuery(postsQuery({ q, state }))}
        label="The posts"
        empty={q || state ? 'No posts match.' : 'No posts yet.'}
      >
        {(posts) => (
          <PostRows label="Posts">
            {posts.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </PostRows>
        )}
      </LoadMoreTable>
    </Stack>
  );
};

const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 200px), 1fr));
  gap: var(--s4);
  max-width: 560px;
`;
