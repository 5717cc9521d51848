import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type ConnectPerson } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Lead, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useParams } from 'react-router-dom';
import { ownProfileQuery } from '../../common/api/connect.query';
import { toKey, useReader, type Reader } from '../../common/api/reader';
import { ConnectPage } from '../../common/components/connect-page';
import { Loaded } from '../../common/components/loaded';
import { Portrait } from '../../common/components/person-link';
import { ReportButton } from '../../common/components/report-button';
import { MessageButton } from '../../messages/components/message-button';
import { MuteAndBlock } from '../../common/components/mute-and-block';
import { toPlaceName } from '../../common/model/place-name';
import { formatLanguages } from '../../common/model/languages';

const personQuery = (reader: Reader, handle: string) =>
  queryOptions({
    queryKey: toKey(reader, 'person', handle),
    queryFn: ({ signal }) => http.get<ConnectPerson>(paths.api.connect.person(handle), { signal }),
    enabled: reader !== undefined,
  });

/** A public profile: only what the person chose to share. */
const Person = () => {
  const { handle = '' } = useParams();
  const query = useQuery(personQuery(useReader(), handle));
  const { data: person } = query;
  return (
    <ConnectPage
      key={handle}
      private
      title={person?.name ?? `@${handle}`}
      heading={<bdi>{person?.name ?? `@${handle}`}</bdi>}
      lead={person && <p>@{person.handle}</p>}
    >
      <Loaded
        query={query}
        label="This profile"
        missing={<Lead>There’s no one with this handle, or they’ve left.</Lead>}
      >
        {(loaded) => <Profile person={loaded} />}
      </Loaded>
    </ConnectPage>
  );
};

const Profile = ({ person }: { person: ConnectPerson }) => {
  const { data: own } = useQuery(ownProfileQuery(useReader()));
  const isOwn = own?.profile?.handle === person.handle;
  const { about, languages, homeCity } = person;
  return (
    <Stack $gap={5}>
      <Row $gap={4}>
        <Portrait person={person} size={72} />
        <Stack $gap={1}>
          {about && <p dir="auto">{about}</p>}
          {languages.length > 0 && <Small $quiet>Speaks {formatLanguages(languages)}</Small>}
          {homeCity && (
            <Small $quiet>
              Home:{' '}
              <TextLink quiet as={AppLink} to={paths.web.connectPlace('city', homeCity)}>
                {toPlaceName(homeCity)}
              </TextLink>
            </Small>
          )}
        </Stack>
      </Row>
      {isOwn ? (
        <p>
          This is how others see you.{' '}
          <TextLink quiet as={AppLink} to={paths.web.connectPage('settings')}>
            Change your profile
          </TextLink>
        </p>
      ) : (
        <Row $gap={2}>
          <MessageButton person={person} />
          <MuteAndBlock person={person} />
          <ReportButton kind="person" object={person.handle} label={`the profile of ${person.name}`} />
        </Row>
      )}
    </Stack>
  );
};

export default Person;
