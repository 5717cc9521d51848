import { useQuery } from '@tanstack/react-query';
import { getExcerpt } from '@wanderwork/contracts';
import { Button, Card, Spinner, Stack } from '@wanderwork/ui';
import { Prose } from '@wanderwork/ui/reading';
import { useState } from 'react';
import styled from 'styled-components';
import { parsePlainParts } from './plain-text';
import { postQuery, type ListedPost } from './posts';

/** A post with its title and excerpt, and its full text on request. */
export const PlainPost = ({ post }: { post: ListedPost }) => {
  const [open, setOpen] = useState(false);
  return (
    <Card $pad>
      <Stack $gap={3}>
        <Title>{post.title}</Title>
        {open ? <Text post={post} /> : <p>{getExcerpt(post)}</p>}
        <div>
          <Button
            size="small"
            aria-expanded={open}
            aria-label={`${open ? 'Close' : 'Read'} ${post.title}`}
            onClick={() => setOpen(!open)}
          >
            {open ? 'Close' : 'Read'}
          </Button>
        </div>
      </Stack>
    </Card>
  );
};

const Title = styled.h2`
  font-size: var(--f-lg);
`;

const Text = ({ post }: { post: ListedPost }) => {
  const { data, isPending } = useQuery(postQuery(post.slug));
  if (isPending) return <Spinner label="Loading the article" />;
  // The server renders and sanitizes the text; without it, the author's Markdown is readable too.
  if (data) return <Prose html={data.html} />;
  return post.content === undefined ? <TextUnavailable /> : <PlainText markdown={post.content} />;
};

const TextUnavailable = () => (
  <p role="status">The text couldn’t load and isn’t stored in this browser. Please try again later.</p>
);

const PlainText = ({ markdown }: { markdown: string }) => (
  <div className="prose">
    {parsePlainParts(markdown).map(({ kind, text }, index) =>
      kind === 'heading' ? <h3 key={index}>{text}</h3> : <Paragraph key={index}>{text}</Paragraph>,
    )}
  </div>
);

const Paragraph = styled.p`
  white-space: pre-line;
`;
