import { useInfiniteQuery } from '@tanstack/react-query';
import { connectTexts, paths, type MeetupSpan } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { ButtonLink, Row, Segmented, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { useReader } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { ownMeetupsQuery } from '../api/meetups.query';
import { CalendarFeed } from './calendar-feed';
import { MeetupPages } from './meetup-list';
import UpcomingMeetups from './upcoming-meetups';

/** The reader's own meet-ups with their calendar feed, and what is planned everywhere. */
const Meetups = () => {
  const reader = useReader();
  return (
    <ConnectPage
      narrow
      title="Meet-ups"
      description="Upcoming meet-ups of people who work remotely, city by city, each at a public place."
      lead={<p>{connectTexts.meetups}</p>}
      actions={
        <ButtonLink as={AppLink} to={paths.web.connectNewMeetup()} variant="ink">
          Host a meet-up
        </ButtonLink>
      }
    >
      <Stack $gap={7}>
        {reader && <OwnMeetups key={reader} userId={reader} />}
        <UpcomingMeetups heading="Upcoming meet-ups" />
        {reader && <CalendarFeed key={`${reader} calendar`} userId={reader} />}
      </Stack>
    </ConnectPage>
  );
};

const none: Readonly<Record<MeetupSpan, string>> = {
  upcoming: 'Meet-ups that you host, go to or wait for appear here.',
  past: 'You haven’t been to a meet-up yet.',
};

const OwnMeetups = ({ userId }: { userId: string }) => {
  const [span, setSpan] = useState<MeetupSpan>('upcoming');
  const list = useInfiniteQuery(ownMeetupsQuery(userId, span));
  return (
    <Stack as="section" $gap={4} aria-labelledby="own-meet-ups">
      <Row $justify="between">
        <h2 id="own-meet-ups">Your meet-ups</h2>
        <Segmented<MeetupSpan>
          label="When"
          value={span}
          onChange={setSpan}
          options={[
            { value: 'upcoming', label: 'Upcoming' },
            { value: 'past', label: 'Past' },
          ]}
        />
      </Row>
      <Loaded query={list} label="Your meet-ups">
        {({ pages }) => {
          const meetups = pages.flatMap(({ items }) => items);
          if (meetups.length === 0) return <Small $quiet>{none[span]}</Small>;
          return <MeetupPages meetups={meetups} list={list} label="Your meet-ups" />;
        }}
      </Loaded>
    </Stack>
  );
};

export default Meetups;
