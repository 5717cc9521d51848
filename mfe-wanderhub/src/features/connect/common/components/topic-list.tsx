import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import {
  ageingTexts,
  formatLocalDate,
  formatReplies,
  paths,
  type TopicPage,
  type TopicSummary,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Row, Small, Stack, Tag } from '@wanderwork/ui';
import { LoadMore } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { topicsQuery, type TopicFilters } from '../api/connect.query';
import { useReader, useVisitorAnswer } from '../api/reader';
import { formatCount, HELD_TEXT, kindLabels, tagLabels } from '../model/labels';
import { Loaded } from './loaded';
import { PersonLink } from './person-link';
import { ReportButton } from './report-button';

interface Props {
  filters: TopicFilters;
  /** Names the list: "Topics about Lisbon". */
  label: string;
  heading?: 'h2' | 'h3';
  /** Which topics to leave out, because another list of the page shows them. */
  except?: (topic: TopicSummary) => boolean;
  /** Shown when there are none. */
  empty: ReactNode;
  /** Above the list, from what is loaded. */
  summary?: (topics: TopicSummary[]) => ReactNode;
}

/** Topics, page by page. */
export const TopicList = ({ filters, label, heading = 'h3', except, empty, summary }: Props) => {
  const list = useInfiniteQuery({
    ...topicsQuery(useReader(), filters),
    placeholderData: useVisitorAnswer<InfiniteData<TopicPage, string | null>>(
      topicsQuery(null, filters).queryKey,
    ),
  });
  return (
    <Loaded query={list} label={label}>
      {({ pages }) => {
        const topics = pages.flatMap(({ items }) => items).filter((topic) => !except?.(topic));
        if (topics.length === 0 && !list.hasNextPage) return empty;
        return (
          <Stack $gap={4}>
            {summary?.(topics)}
            <LoadMore list={list} label={label} count={topics.length} buttonLabel="Show more topics">
              <TopicRows topics={topics} heading={heading} label={label} />
            </LoadMore>
          </Stack>
        );
      }}
    </Loaded>
  );
};

/** Whether the topic has posts that the reader hasn't read; a visitor has read none, and is told nothing. */
export const isUnread = ({ readUpTo, lastNumber }: TopicSummary): boolean =>
  readUpTo !== null && readUpTo < lastNumber;

interface RowsProps {
  topics: readonly TopicSummary[];
  label: string;
  heading: 'h2' | 'h3';
}

const TopicRows = ({ topics, label, heading }: RowsProps) => (
  <Rows role="list" aria-label={label}>
    {topics.map((topic) => (
      <li key={topic.id}>
        <TopicRow topic={topic} heading={heading} />
      </li>
    ))}
  </Rows>
);

interface RowProps {
  topic: TopicSummary;
  heading?: 'h2' | 'h3';
  /** The title with marked words, and a passage of a post. */
  title?: ReactNode;
  passage?: ReactNode;
  /** The post that the link leads to. */
  number?: number;
}

/** One topic in a list. */
export const TopicRow = ({ topic, heading = 'h3', title, passage, number }: RowProps) => (
  <Entry>
    <Row $gap={2}>
      <TopicTags topic={topic} />
    </Row>
    <EntryTitle as={heading}>
      <AppLink to={paths.web.connectTopic(topic.code, topic.slug, number)}>
        <bdi>{title ?? topic.title}</bdi>
      </AppLink>
    </EntryTitle>
    {passage && <Small $quiet>{passage}</Small>}
    {topic.status === 'held' && <Small>{HELD_TEXT}</Small>}
    <EntryFooter>
      <span>
        <PersonLink person={topic.author} isOfficial={topic.isOfficial} /> in{' '}
        <AppLink to={paths.web.connectPlace(topic.place.kind, topic.place.slug)}>{topic.place.name}</AppLink>
      </span>
      <span>
        {formatReplies(topic)}
        {topic.helpful > 0 && `, ${formatCount(topic.helpful, 'person', 'people')} found it helpful`}
      </span>
      <span>
        Last post <time dateTime={topic.lastPostAt}>{formatLocalDate(topic.lastPostAt)}</time>
      </span>
      <ReportButton kind="topic" object={topic.id} label={`the topic “${topic.title}”`} inline />
    </EntryFooter>
  </Entry>
);

/** What kind of topic it is and in which state. */
export const TopicTags = ({ topic }: { topic: TopicSummary }) => (
  <>
    {isUnread(topic) && <Tag tone="red">New</Tag>}
    <Tag>{kindLabels[topic.kind]}</Tag>
    {topic.isAnswered && (
      <Tag tone="ok" icon="check">
        Answered
      </Tag>
    )}
    {topic.isClosed && (
      <Tag icon="lock" tone="outlined">
        Closed
      </Tag>
    )}
    {topic.isOutdated && <Tag tone="warn">{ageingTexts.outdated}</Tag>}
    {topic.label && !(topic.isOutdated && topic.label === ageingTexts.outdated) && (
      <Tag tone="warn">{topic.label}</Tag>
    )}
    {topic.tags.map((tag) => (
      <Tag key={tag} tone="outlined">
        {tagLabels[tag]}
      </Tag>
    ))}
  </>
);

/** The look of a list of topics or meet-ups. */
export const Rows = styled.ul`
  display: grid;
  border-top: 1px solid var(--line);

  > li {
    border-bottom: 1px solid var(--line);
  }
`;

export const Entry = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s2);
  padding-block: var(--s4);
`;

/** The same size, whatever its level. */
export const EntryTitle = styled.h3`
  && {
    font-size: var(--f-lg);
  }

  line-height: 1.2;
  overflow-wrap: anywhere;

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
    text-decoration-color: var(--red);
  }
`;

export const EntryFooter = styled.footer`
  display: flex;
  flex-wrap: wrap;
  /* The links of two lines need room between them to be tapped. */
  gap: var(--s1) var(--s4);
  align-items: center;
  font-size: var(--f-sm);
  color: var(--ink-2);

  > button {
    font-weight: 400;
  }
`;
