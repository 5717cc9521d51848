import { useQuery } from '@tanstack/react-query';
import { excerptOf, type BlogPost } from '@wanderwork/contracts';
import { Button, Card, Spinner, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { postQuery } from './posts';

/** A post as its title and opening, and its whole text when asked for. */
export const PlainPost = ({ post }: { post: BlogPost }) => {
  const [open, setOpen] = useState(false);
  return (
    <Card $pad>
      <Stack $gap={3}>
        <h2>{post.title}</h2>
        {open ? <Text post={post} /> : <p>{excerptOf(post)}</p>}
        {!open && (
          <div>
            <Button size="small" aria-label={`Read ${post.title}`} onClick={() => setOpen(true)}>
              Read
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
};

const Text = ({ post }: { post: BlogPost }) => {
  const { data, isPending } = useQuery(postQuery(post.slug));
  if (isPending) return <Spinner label="Loading the article" />;
  // The server renders and sanitises the text; without it the author's own lines are readable too.
  if (data) return <div className="prose" dangerouslySetInnerHTML={{ __html: data.html }} />;
  return post.content.split(/\n{2,}/).map((paragraph, index) => <p key={index}>{paragraph}</p>);
};
