import { useInfiniteQuery, useQuery, type InfiniteData } from '@tanstack/react-query';
import {
  connectTexts,
  describeConnectPlace,
  EVERYWHERE,
  formatStarterLead,
  paths,
  postFeeds,
  toPlaceKey,
  type ConnectPlace,
  type PlaceKind,
  type TopicPage,
  type TopicSummary,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Lead, Row, Section, Small, Stack, TextLink } from '@wanderwork/ui';
import { useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { placeQuery, topicsQuery, type TopicFilters } from '../../common/api/connect.query';
import { useReader, useVisitorAnswer } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { FollowSelect } from '../../common/components/follow-select';
import { Loaded } from '../../common/components/loaded';
import { LazyPart } from '../../common/components/lazy-part';
import { TopicList } from '../../common/components/topic-list';
import { formatCount } from '../../common/model/labels';
import { isFiltered, readTopicFilters } from '../../common/model/topic-filters';
import { UpcomingMeetups } from '../../meetups/components/lazy-upcoming-meetups';
import { KeepOpen } from './keep-open';
import { PlaceFilters } from './place-filters';
import { StarterPage } from './lazy-starter-page';

/** The page of a city, a region or everywhere. */
const Place = ({ kind }: { kind: PlaceKind }) => {
  const { slug = EVERYWHERE } = useParams();
  const query = useQuery({
    ...placeQuery(useReader(), kind, slug),
    placeholderData: useVisitorAnswer<ConnectPlace>(placeQuery(null, kind, slug).queryKey),
  });
  const { data: place } = query;
  const filters = readTopicFilters(useSearchParams()[0]);
  const ownTopics = useOwnTopics(kind, slug, filters);
  const isEmpty = ownTopics?.length === 0 && !isFiltered(filters);
  const name = place?.name ?? (kind === EVERYWHERE ? 'Everywhere' : 'Connect');
  return (
    <ConnectPage
      key={slug}
      title={kind === EVERYWHERE ? 'Connect: everywhere' : `Connect: ${name}`}
      heading={name}
      // A starter page repeats what the city's own page says.
      private={kind === 'city' && isEmpty}
      description={describeConnectPlace({ kind, name })}
      lead={place && <PlaceLead place={place} />}
      actions={place && <PlaceActions place={place} />}
    >
      <Loaded query={query} label="This place" missing={<PlaceMissing />}>
        {(loaded) => <PlaceTopics place={loaded} ownTopics={ownTopics ?? []} isEmpty={isEmpty} />}
      </Loaded>
    </ConnectPage>
  );
};

/** The topics of the place that are loaded; undefined while none are. */
const useOwnTopics = (kind: PlaceKind, slug: string, filters: TopicFilters): TopicSummary[] | undefined => {
  const place = toPlaceKey(kind, slug);
  const { data } = useInfiniteQuery({
    ...topicsQuery(useReader(), { ...filters, place }),
    placeholderData: useVisitorAnswer<InfiniteData<TopicPage, string | null>>(
      topicsQuery(null, { ...filters, place }).queryKey,
    ),
  });
  return data?.pages.flatMap(({ items }) => items);
};

const PlaceLead = ({ place: { kind, isOpen, parent, followers } }: { place: ConnectPlace }) => (
  <p>
    {kind !== 'city' && `${connectTexts[kind]} `}
    {kind === 'city' && !isOpen && parent && (
      <>
        Still a quiet place, so posts from{' '}
        <AppLink to={paths.web.connectPlace(parent.kind, parent.slug)}>{parent.name}</AppLink> follow
        below.{' '}
      </>
    )}
    {followers !== null && `${formatCount(followers, 'person', 'people')} follow this place.`}
  </p>
);

const PlaceActions = ({ place }: { place: ConnectPlace }) => {
  const reader = useReader();
  return (
    <>
      {reader && <FollowSelect target={toPlaceKey(place.kind, place.slug)} level={place.follow} />}
      {reader && place.kind === 'city' && (
        <ButtonLink as={AppLink} to={paths.web.connectStayIn(place.slug)}>
          Add a stay
        </ButtonLink>
      )}
      <ButtonLink as={AppLink} to={toNewTopicPath(place)} variant="ink">
        {place.kind === EVERYWHERE ? 'Write something' : `Write about ${place.name}`}
      </ButtonLink>
      <KeepOpen place={place} />
    </>
  );
};

const toNewTopicPath = ({ kind, slug }: ConnectPlace): string =>
  `${paths.web.connectPage('new')}?${new URLSearchParams({ place: toPlaceKey(kind, slug) })}`;

const PlaceMissing = () => (
  <Stack $gap={4}>
    <Lead>We don’t have a place with this address. It may be misspelled.</Lead>
    <Row>
      <ButtonLink as={AppLink} to={paths.web.connect()} variant="ink">
        See what’s new
      </ButtonLink>
    </Row>
  </Stack>
);

interface TopicsProps {
  place: ConnectPlace;
  ownTopics: readonly TopicSummary[];
  isEmpty: boolean;
}

/** The topics of a place. A folded place shows those of its parent below, and an empty city what the data says. */
const PlaceTopics = ({ place, ownTopics, isEmpty }: TopicsProps) => {
  const [params, setParams] = useSearchParams();
  const filters = readTopicFilters(params);
  const change = (name: keyof TopicFilters, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value) next.set(name, value);
        else next.delete(name);
        return next;
      },
      { replace: true },
    );
  const { kind, slug, name, parent, starter, isOpen } = place;
  const isOwn = (topic: TopicSummary): boolean =>
    toPlaceKey(topic.place.kind, topic.place.slug) === toPlaceKey(kind, slug) ||
    ownTopics.some(({ id }) => id === topic.id);
  return (
    <Stack $gap={7}>
      <LazyPart>
        <UpcomingMeetups
          place={place}
          heading={kind === EVERYWHERE ? 'Meet-ups everywhere' : `Meet-ups in ${name}`}
        />
      </LazyPart>
      <Part aria-labelledby="own-topics">
        <h2 id="own-topics">{kind === EVERYWHERE ? 'All topics' : `Topics about ${name}`}</h2>
        {!isEmpty && <PlaceFilters filters={filters} onChange={change} />}
        <TopicList
          filters={{ ...filters, place: toPlaceKey(kind, slug) }}
          label={`Topics about ${name}`}
          empty={<NoTopics place={place} isFiltered={isFiltered(filters)} onShowAll={() => setParams({})} />}
        />
      </Part>
      {starter && (
        <LazyPart>
          <StarterPage place={place} starter={starter} />
        </LazyPart>
      )}
      {!isOpen && parent && (
        <Part aria-labelledby="parent-topics">
          <h2 id="parent-topics">From {parent.name}</h2>
          <TopicList
            filters={{ ...filters, place: toPlaceKey(parent.kind, parent.slug) }}
            label={`Topics from ${parent.name}`}
            except={isOwn}
            empty={<Small $quiet>{connectTexts.noTopicsOfParent}</Small>}
          />
        </Part>
      )}
      <Feeds place={place} />
    </Stack>
  );
};

const Feeds = ({ place: { kind, slug, name } }: { place: ConnectPlace }) => (
  <Row as="nav" aria-label="Feeds" $gap={4}>
    <Small as="span" $quiet>
      Subscribe to {kind === EVERYWHERE ? 'all topics' : name} in a feed reader:
    </Small>
    {postFeeds.map((feed) => (
      <TextLink key={feed.file} href={paths.web.connectFeed(kind, slug, feed.file)}>
        {feed.name}
      </TextLink>
    ))}
  </Row>
);

interface NoTopicsProps {
  place: ConnectPlace;
  isFiltered: boolean;
  onShowAll: () => void;
}

const NoTopics = ({ place, isFiltered: hasFilters, onShowAll }: NoTopicsProps) => {
  if (hasFilters)
    return (
      <p>
        No topics match these filters. <ShowAllButton onClick={onShowAll}>Show all topics</ShowAllButton>
      </p>
    );
  return <Lead>{place.starter ? formatStarterLead(place.name) : connectTexts.noTopicsOfPlace}</Lead>;
};

const ShowAllButton = styled.button.attrs({ type: 'button' })`
  padding: 0;
  border: 0;
  background: none;
  font: inherit;
  text-decoration: underline;
  text-decoration-color: var(--red);
  cursor: pointer;
`;

const Part = styled(Section)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  padding: 0;
`;

export default Place;
