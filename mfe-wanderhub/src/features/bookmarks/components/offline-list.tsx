import { paths, type OfflinePost } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Small, Stack, TextLink, VisuallyHidden } from '@wanderwork/ui';
import { useRef } from 'react';
import styled from 'styled-components';
import { useOfflineActions } from '../../../shared/offline/use-offline-posts';
import { formatSize, formatOfflinePost } from '../../../shared/offline/labels';

const formatTotal = (posts: readonly OfflinePost[]): string => {
  const bytes = posts.reduce((sum, post) => sum + post.bytes, 0);
  return `${posts.length} ${posts.length === 1 ? 'article' : 'articles'}, ${formatSize(bytes)} in this browser.`;
};

/** Offline articles with their size and a remove button. */
export const OfflineList = ({ posts }: { posts: readonly OfflinePost[] }) => {
  const { letGo } = useOfflineActions();
  const title = useRef<HTMLHeadingElement>(null);
  const remove = async (slug: string) => {
    await letGo(slug);
    // The focused button is removed with its article.
    title.current?.focus();
  };
  return (
    <Stack $gap={3}>
      <h3 ref={title} tabIndex={-1}>
        Offline
      </h3>
      <Entries role="list">
        {posts.map((post) => (
          <Entry key={post.slug}>
            <div>
              <TextLink quiet as={AppLink} to={paths.web.post(post.slug)}>
                {post.title}
              </TextLink>
              <Small $quiet>{formatOfflinePost(post)}</Small>
            </div>
            <Button size="small" variant="plain" onClick={() => void remove(post.slug)}>
              Remove <VisuallyHidden>“{post.title}” from this browser</VisuallyHidden>
            </Button>
          </Entry>
        ))}
      </Entries>
      <Small $quiet>{formatTotal(posts)}</Small>
    </Stack>
  );
};

const Entries = styled.ul`
  display: grid;
  gap: var(--s3);
`;

/** Aligns the remove button with the first line of the title. */
const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: baseline;
`;
