import { useInfiniteQuery, type InfiniteData } from '@tanstack/react-query';
import {
  connectTexts,
  formatNoMeetups,
  paths,
  toPlaceKey,
  type MeetupPage,
  type PlaceRef,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useReader, useVisitorAnswer } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';
import { meetupsQuery } from '../api/meetups.query';
import { MeetupList, MeetupPages } from './meetup-list';

interface Props {
  /** Everywhere if left out. */
  place?: PlaceRef;
  heading: string;
  /** Shows so many, with a link to all. */
  limit?: number;
}

/** A part of a page: the meet-ups of a place, the next one first. */
const UpcomingMeetups = ({ place, heading, limit }: Props) => {
  const key = place && toPlaceKey(place.kind, place.slug);
  const list = useInfiniteQuery({
    ...meetupsQuery(useReader(), key),
    placeholderData: useVisitorAnswer<InfiniteData<MeetupPage, string | null>>(
      meetupsQuery(null, key).queryKey,
    ),
  });
  return (
    <Stack as="section" $gap={4} aria-labelledby="meet-ups">
      <h2 id="meet-ups">{heading}</h2>
      <Loaded query={list} label={heading}>
        {({ pages }) => {
          const meetups = pages.flatMap(({ items }) => items);
          if (meetups.length === 0)
            return (
              <Small $quiet>
                {place && place.kind !== 'everywhere' ? formatNoMeetups(place.name) : connectTexts.noMeetups}
              </Small>
            );
          if (limit) return <MeetupList meetups={meetups.slice(0, limit)} label={heading} />;
          return <MeetupPages meetups={meetups} list={list} label={heading} />;
        }}
      </Loaded>
      <Row $gap={4}>
        {limit && (
          <TextLink as={AppLink} to={paths.web.connectMeetups()}>
            All meet-ups
          </TextLink>
        )}
        <TextLink
          as={AppLink}
          to={paths.web.connectNewMeetup(place?.kind === 'city' ? place.slug : undefined)}
        >
          Host a meet-up
        </TextLink>
      </Row>
    </Stack>
  );
};

export default UpcomingMeetups;
