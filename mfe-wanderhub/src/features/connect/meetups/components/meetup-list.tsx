import {
  formatMeetupStart,
  formatSeats,
  paths,
  type MeetupRole,
  type MeetupSummary,
  type Rsvp,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Row, Tag } from '@wanderwork/ui';
import { LoadMore, type LoadMoreList } from '@wanderwork/ui/lists';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { PersonLink } from '../../common/components/person-link';
import { ReportButton } from '../../common/components/report-button';
import { Entry, EntryFooter, EntryTitle, Rows } from '../../common/components/topic-list';
import { getPhase, hasEnded, type MeetupPhase } from '../model/phase';

interface Props {
  meetups: readonly MeetupSummary[];
  /** Names the list: "Meet-ups in Lisbon". */
  label: string;
}

/** Meet-ups, page by page. */
export const MeetupPages = ({ list, ...rows }: Props & { list: LoadMoreList }) => (
  <LoadMore list={list} label={rows.label} count={rows.meetups.length} buttonLabel="Show more meet-ups">
    <MeetupList {...rows} />
  </LoadMore>
);

export const MeetupList = ({ meetups, label }: Props) => (
  <Rows role="list" aria-label={label}>
    {meetups.map((meetup) => (
      <li key={meetup.id}>
        <MeetupRow meetup={meetup} />
      </li>
    ))}
  </Rows>
);

const MeetupRow = ({ meetup }: { meetup: MeetupSummary }) => {
  const [showsMuted, setShowsMuted] = useState(false);
  const report = (
    <ReportButton kind="meetup" object={meetup.id} label={`the meet-up “${meetup.title}”`} inline />
  );
  if (meetup.isMuted && !showsMuted)
    return (
      <Entry>
        <Row $justify="between">
          <span>A meet-up by someone you muted or blocked.</span>
          <Row $gap={1}>
            <Button size="small" onClick={() => setShowsMuted(true)}>
              Show
            </Button>
            {report}
          </Row>
        </Row>
      </Entry>
    );
  const { title, city, host, start, startsAt } = meetup;
  return (
    <Entry>
      <Tags>
        <MeetupTags meetup={meetup} />
      </Tags>
      <EntryTitle>
        <AppLink to={paths.web.connectMeetup(meetup.code, meetup.slug)}>
          <bdi>{title}</bdi>
        </AppLink>
      </EntryTitle>
      <EntryFooter>
        <span>
          <b>
            <time dateTime={startsAt}>{formatMeetupStart(start)}</time>
          </b>{' '}
          in <AppLink to={paths.web.connectPlace(city.kind, city.slug)}>{city.name}</AppLink>
        </span>
        {!hasEnded(getPhase(meetup)) && <span>{formatSeats(meetup)}</span>}
        {host && (
          <span>
            Hosted by <PersonLink person={host} />
          </span>
        )}
        {report}
      </EntryFooter>
    </Entry>
  );
};

const roleTags: Readonly<Record<MeetupRole, ReactNode>> = {
  host: <Tag tone="ink">You’re hosting</Tag>,
  'co-host': <Tag tone="ink">You’re hosting</Tag>,
  invited: <Tag tone="red">You’re asked to host</Tag>,
};

const rsvpTags: Readonly<Record<Rsvp, ReactNode>> = {
  going: (
    <Tag tone="ok" icon="check">
      You’re going
    </Tag>
  ),
  waiting: <Tag icon="clock">You’re waiting</Tag>,
};

const phaseTags: Readonly<Record<MeetupPhase, ReactNode>> = {
  upcoming: null,
  running: <Tag tone="ok">Now</Tag>,
  over: <Tag>Over</Tag>,
  canceled: <Tag tone="bad">Canceled</Tag>,
};

/** In which state a meet-up is, and what the reader has to do with it. */
export const MeetupTags = ({ meetup }: { meetup: MeetupSummary }) => {
  const phase = getPhase(meetup);
  return (
    <>
      {phaseTags[phase]}
      {meetup.status === 'held' && <Tag tone="warn">In review</Tag>}
      {!hasEnded(phase) && (
        <>
          {meetup.ownRole && roleTags[meetup.ownRole]}
          {meetup.ownRsvp && rsvpTags[meetup.ownRsvp]}
        </>
      )}
    </>
  );
};

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);

  &:empty {
    display: none;
  }
`;
