import {
  findReaderMeetupTime,
  formatMeetupTime,
  meetupTexts,
  paths,
  type MeetupDetail,
} from '@wanderwork/contracts';
import { Small, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { PersonLink } from '../../common/components/person-link';
import { getPhase } from '../model/phase';
import { RsvpPanel } from './rsvp-panel';

/** When and where a meet-up is and who hosts it, with the way to a seat below. */
export const MeetupFacts = ({ meetup }: { meetup: MeetupDetail }) => (
  <Card aria-label="When and where">
    <Facts>
      <dt>When</dt>
      <dd>
        <When meetup={meetup} />
      </dd>
      <dt>Where</dt>
      <dd>
        <Where meetup={meetup} />
      </dd>
      <dt>Hosted by</dt>
      <dd>
        <Hosts meetup={meetup} />
      </dd>
    </Facts>
    <RsvpPanel meetup={meetup} />
  </Card>
);

const getReaderZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

const When = ({ meetup }: { meetup: MeetupDetail }) => {
  const readerTime = findReaderMeetupTime(meetup, getReaderZone());
  return (
    <>
      <time dateTime={meetup.startsAt}>{formatMeetupTime(meetup)}</time>
      <Small $quiet>{meetup.city.name} time</Small>
      {readerTime && (
        <Small>
          In your time zone{readerTime.dayChange && `, it’s ${readerTime.dayChange}`}: {readerTime.text}
        </Small>
      )}
      {getPhase(meetup) === 'upcoming' && (
        <TextLink href={paths.api.connect.meetupFile(meetup.code)} download>
          Add to calendar
        </TextLink>
      )}
    </>
  );
};

const Where = ({ meetup: { venue, isAddressVisible, city } }: { meetup: MeetupDetail }) => {
  if (!venue)
    return (
      <>
        {city.name}
        <Small $quiet>{meetupTexts.hiddenAddress}</Small>
      </>
    );
  return (
    <>
      <Address>
        <b dir="auto">{venue.name}</b>
        <span dir="auto">{venue.address}</span>
      </Address>
      {!isAddressVisible && <Small $quiet>Only people who are going see this address.</Small>}
    </>
  );
};

const Hosts = ({ meetup: { host, coHosts } }: { meetup: MeetupDetail }) => (
  <People role="list">
    {(host ? [host, ...coHosts] : coHosts).map((person) => (
      <li key={person.handle}>
        <PersonLink person={person} portrait />
      </li>
    ))}
    {!host && <li>Nobody at the moment</li>}
  </People>
);

const Card = styled.section`
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
`;

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 6rem) minmax(0, 1fr);
  gap: var(--s5) var(--s4);
  padding: var(--s5);

  dt {
    font-size: var(--f-sm);
    color: var(--ink-2);
  }

  dd {
    display: grid;
    gap: var(--s1);
    justify-items: start;
    margin: 0;
    overflow-wrap: anywhere;
  }

  time {
    font-weight: 600;
  }

  @media (max-width: 30rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: var(--s1);

    dd + dt {
      margin-top: var(--s3);
    }
  }
`;

const Address = styled.address`
  display: grid;
  font-style: normal;
  white-space: pre-line;
`;

const People = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
`;
