import { useQuery } from '@tanstack/react-query';
import { paths, type MeetupDetail } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, ButtonLink, Lead, Row, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useReader, useVisitorAnswer } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { PostText } from '../../common/components/post-text';
import { ReportButton } from '../../common/components/report-button';
import { meetupQuery } from '../api/meetups.query';
import { isHosting } from '../model/phase';
import { Guests } from './guests';
import { HostTools } from './host-tools';
import { MeetupFacts } from './meetup-facts';
import { MeetupTags } from './meetup-list';
import { MeetupNotices } from './meetup-notices';
import { OtherDates } from './other-dates';

/** A meet-up: when and where it is, who hosts it, and the way to a seat. */
const Meetup = () => {
  const { code = '' } = useParams();
  const query = useQuery({
    ...meetupQuery(useReader(), code),
    placeholderData: useVisitorAnswer<MeetupDetail>(meetupQuery(null, code).queryKey),
  });
  const { data: meetup } = query;
  return (
    <ConnectPage
      key={code}
      narrow
      title={meetup?.title ?? 'Meet-up'}
      heading={<bdi>{meetup?.title ?? 'Meet-up'}</bdi>}
      canonical={meetup && paths.web.connectMeetup(meetup.code, meetup.slug)}
      private={meetup?.isIndexable === false}
      context={meetup && <MeetupContext meetup={meetup} />}
      actions={
        meetup &&
        meetup.ownRole !== 'host' && <ReportButton kind="meetup" object={meetup.id} label="this meet-up" />
      }
    >
      <Loaded query={query} label="This meet-up" missing={<MeetupMissing />}>
        {(loaded) => <MeetupContent meetup={loaded} />}
      </Loaded>
    </ConnectPage>
  );
};

const MeetupContext = ({ meetup }: { meetup: MeetupDetail }) => (
  <Row $gap={2}>
    <TextLink as={AppLink} to={paths.web.connectPlace(meetup.city.kind, meetup.city.slug)}>
      {meetup.city.name}
    </TextLink>
    <MeetupTags meetup={meetup} />
  </Row>
);

const MeetupMissing = () => (
  <Stack $gap={4}>
    <Lead>There’s no meet-up here, or it’s no longer public.</Lead>
    <Row>
      <ButtonLink as={AppLink} to={paths.web.connectMeetups()} variant="ink">
        See upcoming meet-ups
      </ButtonLink>
    </Row>
  </Stack>
);

const MeetupContent = ({ meetup }: { meetup: MeetupDetail }) => {
  const [showsMuted, setShowsMuted] = useState(false);
  if (meetup.isMuted && !showsMuted)
    return (
      <Row $justify="between">
        <span>A meet-up by someone you muted or blocked.</span>
        <Button size="small" onClick={() => setShowsMuted(true)}>
          Show
        </Button>
      </Row>
    );
  const isGuest = meetup.ownRsvp === 'going' || isHosting(meetup);
  return (
    <Stack $gap={6}>
      <MeetupNotices meetup={meetup} />
      <MeetupFacts meetup={meetup} />
      {meetup.html === null ? (
        <p>A moderator has hidden this meet-up.</p>
      ) : (
        <Stack as="section" $gap={3} aria-labelledby="about">
          <h2 id="about">About</h2>
          <PostText html={meetup.html} />
        </Stack>
      )}
      {isGuest && <Guests meetup={meetup} />}
      <OtherDates dates={meetup.otherDates} />
      {isHosting(meetup) && <HostTools meetup={meetup} />}
    </Stack>
  );
};

export default Meetup;
