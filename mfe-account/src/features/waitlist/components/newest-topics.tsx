import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type TopicPage } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Icon, Skeleton, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';

const MAX_TOPICS = 3;

const newestTopicsQuery = queryOptions({
  queryKey: ['newest-topics'],
  queryFn: ({ signal }) =>
    http.get<TopicPage>(paths.api.connect.topics(), { query: { sort: 'new' }, signal }),
});

/** The newest topics of Connect, and the way there; only the way while there are none. */
export const NewestTopics = () => {
  const { data, isPending } = useQuery(newestTopicsQuery);
  const topics = data?.items.slice(0, MAX_TOPICS) ?? [];
  return (
    <>
      {isPending && <TopicsSkeleton />}
      {topics.length > 0 && (
        <Topics role="list" aria-label="New in Connect">
          {topics.map(({ id, code, slug, title, place }) => (
            <li key={id}>
              <AppLink to={paths.web.connectTopic(code, slug)}>
                <bdi>{title}</bdi>
              </AppLink>{' '}
              <span>{place.name}</span>
            </li>
          ))}
        </Topics>
      )}
      <TextLink as={AppLink} to={paths.web.connect()}>
        Explore Connect <Icon name="arrow-right" />
      </TextLink>
    </>
  );
};

/** Keeps the space of the topics, so that the form below doesn't move. */
const TopicsSkeleton = () => (
  <Topics aria-hidden>
    {Array.from({ length: MAX_TOPICS }, (_, index) => (
      <li key={index}>
        <Skeleton $height="1.5em" />
      </li>
    ))}
  </Topics>
);

const Topics = styled.ul`
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--line);

  li {
    padding-block: var(--s2);
    border-bottom: 1px solid var(--line);
    overflow-wrap: anywhere;
  }

  a {
    text-decoration-color: var(--line-2);
  }

  a:hover {
    text-decoration-color: var(--red);
  }

  span {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }
`;
