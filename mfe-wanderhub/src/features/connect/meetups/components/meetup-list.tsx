import { formatMeetupStart, formatSeats, paths, type MeetupSummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Row, Tag } from '@wanderwork/ui';
import { LoadMore, type LoadMoreList } from '@wanderwork/ui/lists';
import { useState } from 'react';
import { PersonLink } from '../../common/components/person-link';
import { ReportButton } from '../../common/components/report-button';
import { Entry, EntryFooter, EntryTitle, Rows } from '../../common/components/topic-list';
import { getPhase } from '../model/phase';

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
      <MeetupTags meetup={meetup} />
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
        <span>{formatSeats(meetup)}</span>
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

const roleLabels = { host: 'You’re hosting', 'co-host': 'You’re hosting', invited: 'You’re asked to host' };
const rsvpLabels = { going: 'You’re going', waiting: 'You’re waiting' };

/** In which state a meet-up is, and what the reader has to do with it. */
export const MeetupTags = ({ meetup }: { meetup: MeetupSummary }) => {
  const { ownRole, ownRsvp, status } = meetup;
  const phase = getPhase(meetup);
  const labels = [ownRole && roleLabels[ownRole], ownRsvp && rsvpLabels[ownRsvp]].filter((label) => label);
  if (phase === 'upcoming' && status !== 'held' && labels.length === 0) return null;
  return (
    <Row $gap={2}>
      {phase === 'canceled' && <Tag tone="bad">Canceled</Tag>}
      {phase === 'over' && <Tag>Over</Tag>}
      {phase === 'running' && <Tag tone="ok">Now</Tag>}
      {status === 'held' && <Tag tone="warn">In review</Tag>}
      {labels.map((label) => (
        <Tag key={label} tone="ok" icon="check">
          {label}
        </Tag>
      ))}
    </Row>
  );
};
