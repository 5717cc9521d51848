import { formatCount, paths, type TopicDetail } from '@wanderwork/contracts';
import { Button, VisuallyHidden } from '@wanderwork/ui';
import { type LoadMoreList } from '@wanderwork/ui/lists';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useNewReplies } from '../api/use-new-replies';

const ANNOUNCE_EVERY_MS = 60_000;

/** The text for screen readers: `text`, but changed at most once a minute. */
const useAnnouncement = (text: string): string => {
  const [announced, setAnnounced] = useState('');
  const announcedAt = useRef(-Infinity);
  useEffect(() => {
    if (text === announced) return;
    const announce = () => {
      announcedAt.current = Date.now();
      setAnnounced(text);
    };
    const timer = setTimeout(
      announce,
      text === '' ? 0 : Math.max(0, announcedAt.current + ANNOUNCE_EVERY_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [text, announced]);
  return announced;
};

/** The posts of a topic, which can be loaded again. */
export type PostPages = LoadMoreList & { refetch: () => Promise<unknown> };

interface Props {
  topic: TopicDetail;
  /** The number of the last post that was there when the topic was loaded. */
  lastNumber: number;
  list: PostPages;
}

/** Says how many replies came meanwhile. It takes no room in the page, so that nothing jumps when it appears. */
export const NewReplies = ({ topic, lastNumber, list }: Props) => {
  const numbers = useNewReplies(topic.code, lastNumber);
  const [isLoading, setIsLoading] = useState(false);
  const [target, setTarget] = useState<number | null>(null);
  const navigate = useNavigate();
  const text = numbers.length === 0 ? '' : formatCount(numbers.length, 'new reply', 'new replies');
  const announcement = useAnnouncement(text);

  useEffect(() => {
    if (target === null) return;
    const post = document.getElementById(`post-${target}`);
    if (!post) {
      if (list.hasNextPage && !list.isFetchingNextPage) list.fetchNextPage();
      return;
    }
    setTarget(null);
    post.tabIndex = -1;
    post.focus({ preventScroll: true });
    post.scrollIntoView?.();
  }, [target, lastNumber, list]);

  const show = async () => {
    const [first = lastNumber] = numbers;
    // What lies between is not loaded yet.
    if (list.hasNextPage) return navigate(paths.web.connectTopicPage(topic.code, topic.slug, first));
    setIsLoading(true);
    await list.refetch();
    setIsLoading(false);
    setTarget(first);
  };

  return (
    <Place>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      {text !== '' && (
        <Button
          variant="ink"
          size="small"
          busy={isLoading}
          busyLabel="Loading..."
          onClick={() => void show()}
        >
          {text}
        </Button>
      )}
    </Place>
  );
};

/** Between the posts and the form, or at the lower edge of the screen while that is further down. */
const Place = styled.div`
  position: sticky;
  bottom: var(--s6);
  z-index: 1;
  height: 0;

  > button {
    position: absolute;
    left: 50%;
    translate: -50% -50%;
  }
`;
