import { useQuery } from '@tanstack/react-query';
import { formatDuration, retention, type MeetupDetail, type PersonSummary } from '@wanderwork/contracts';
import { Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { useReader } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';
import { PersonLink } from '../../common/components/person-link';
import { ReportButton } from '../../common/components/report-button';
import { guestsQuery } from '../api/meetups.query';
import { getPhase, hasEnded, isHosting } from '../model/phase';

/** Who is going, for people who are going and for hosts. */
export const Guests = ({ meetup }: { meetup: MeetupDetail }) => {
  const reader = useReader();
  return (
    <Stack as="section" $gap={3} aria-labelledby="guests">
      <h2 id="guests">{hasEnded(getPhase(meetup)) ? 'Who was going' : 'Who’s going'}</h2>
      <Small $quiet>
        Only people who are going see this list. We delete it {formatDuration(retention.guestLists)} after the
        meet-up.
      </Small>
      {reader && <GuestLists key={reader} userId={reader} meetup={meetup} />}
    </Stack>
  );
};

const GuestLists = ({ userId, meetup }: { userId: string; meetup: MeetupDetail }) => {
  const query = useQuery(guestsQuery(userId, meetup.code));
  return (
    <Loaded query={query} label="The guest list">
      {({ going, waiting }) => (
        <Stack $gap={4}>
          {going.length === 0 ? <p>Nobody yet.</p> : <People people={going} label="Going" />}
          {isHosting(meetup) && waiting.length > 0 && (
            <Stack $gap={2}>
              <h3>Waiting list</h3>
              <People people={waiting} label="Waiting list" />
            </Stack>
          )}
        </Stack>
      )}
    </Loaded>
  );
};

const People = ({ people, label }: { people: readonly PersonSummary[]; label: string }) => (
  <List role="list" aria-label={label}>
    {people.map((person) => (
      <li key={person.handle}>
        <PersonLink person={person} portrait />
        <ReportButton kind="person" object={person.handle} label={person.name} inline />
      </li>
    ))}
  </List>
);

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 240px), 1fr));
  gap: var(--s2) var(--s4);
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--s2) var(--s3);
    align-items: center;
  }
`;
