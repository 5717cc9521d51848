import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type BlockedPeople, type Follow, type PersonSummary } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { Row, Small, Stack } from '@wanderwork/ui';
import styled from 'styled-components';
import { ownProfileQuery } from '../../common/api/connect.query';
import { toKey } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { FollowSelect } from '../../common/components/follow-select';
import { Loaded } from '../../common/components/loaded';
import { MembersOnly } from '../../common/components/members-only';
import { MuteAndBlock } from '../../common/components/mute-and-block';
import { PersonLink } from '../../common/components/person-link';
import { ReportButton } from '../../common/components/report-button';
import { MessageSettings } from '../../messages/components/message-settings';
import { ProfileForm } from '../../writing/components/profile-form';
import { EmailSettings } from './email-settings';
import { PushSettings } from './push-settings';

const blocksQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'blocks'),
    queryFn: ({ signal }) => http.get<BlockedPeople>(paths.api.connect.blocks(), { signal }),
  });

const followsQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'follows'),
    queryFn: ({ signal }) => http.get<Follow[]>(paths.api.connect.follows(), { signal }),
  });

/** The reader's profile, what they follow, what reaches them outside the app, and whom they muted or blocked. */
const Settings = () => (
  <ConnectPage private title="Connect settings" narrow>
    <MembersOnly>
      {(userId) => (
        <Stack key={userId} $gap={7}>
          <ProfileSection userId={userId} />
          <MessageSettings userId={userId} />
          <FollowsSection userId={userId} />
          <Part aria-labelledby="emails">
            <h2 id="emails">Email</h2>
            <EmailSettings userId={userId} />
          </Part>
          <Part aria-labelledby="push">
            <h2 id="push">Push notifications</h2>
            <PushSettings userId={userId} />
          </Part>
          <BlocksSection userId={userId} />
        </Stack>
      )}
    </MembersOnly>
  </ConnectPage>
);

const ProfileSection = ({ userId }: { userId: string }) => {
  const query = useQuery(ownProfileQuery(userId));
  return (
    <Part aria-labelledby="own-profile">
      <h2 id="own-profile">Profile</h2>
      <Loaded query={query} label="Your profile">
        {({ profile }) => <ProfileForm key={profile?.handle ?? ''} profile={profile} />}
      </Loaded>
    </Part>
  );
};

const FollowsSection = ({ userId }: { userId: string }) => {
  const query = useQuery(followsQuery(userId));
  return (
    <Part aria-labelledby="follows">
      <h2 id="follows">What you follow</h2>
      <Loaded query={query} label="What you follow">
        {(follows) =>
          follows.length === 0 ? (
            <Small $quiet>Nothing in particular. You hear about replies to you everywhere.</Small>
          ) : (
            <Follows role="list">
              {follows.map(({ target, level, title }) => (
                <li key={target}>
                  <FollowSelect
                    target={target}
                    level={level}
                    label={title ?? 'A topic that is no longer there'}
                  />
                </li>
              ))}
            </Follows>
          )
        }
      </Loaded>
    </Part>
  );
};

const BlocksSection = ({ userId }: { userId: string }) => {
  const query = useQuery(blocksQuery(userId));
  return (
    <Part aria-labelledby="blocks">
      <h2 id="blocks">Muted and blocked</h2>
      <p>
        Mute hides someone’s posts from you. Block also stops them from replying to you, quoting, mentioning
        or reacting to you. Nobody is told. Anyone can read public posts without an account, so a block stops
        contact, not reading.
      </p>
      <Loaded query={query} label="The people you muted or blocked">
        {({ blocks, mutes }) => (
          <>
            <People
              title="Blocked"
              none="You haven’t blocked anyone."
              people={blocks}
              isBlocked
              others={mutes}
            />
            <People
              title="Muted"
              none="You haven’t muted anyone."
              people={mutes}
              isBlocked={false}
              others={blocks}
            />
          </>
        )}
      </Loaded>
    </Part>
  );
};

interface PeopleProps {
  title: string;
  none: string;
  people: readonly PersonSummary[];
  isBlocked: boolean;
  /** The people of the other list; somebody may be in both. */
  others: readonly PersonSummary[];
}

const People = ({ title, none, people, isBlocked, others }: PeopleProps) => (
  <Stack $gap={2}>
    <h3>{title}</h3>
    {people.length === 0 && <Small $quiet>{none}</Small>}
    <ul role="list" aria-label={title}>
      {people.map((person) => {
        const isInBoth = others.some(({ handle }) => handle === person.handle);
        return (
          <li key={person.handle}>
            <Row $justify="between" $gap={2}>
              <PersonLink person={person} portrait />
              <Row $gap={2}>
                <MuteAndBlock
                  person={{ ...person, isBlocked: isBlocked || isInBoth, isMuted: !isBlocked || isInBoth }}
                />
                <ReportButton kind="person" object={person.handle} label={person.name} />
              </Row>
            </Row>
          </li>
        );
      })}
    </ul>
  </Stack>
);

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  max-width: 44rem;
`;

const Follows = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: var(--s4);
`;

export default Settings;
