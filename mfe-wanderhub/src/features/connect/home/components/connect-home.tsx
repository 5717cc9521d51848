import { useQuery } from '@tanstack/react-query';
import {
  cityRegions,
  connectTexts,
  EVERYWHERE,
  HOME_MEETUPS,
  paths,
  toRegionSlug,
  type TopicSummary,
} from '@wanderwork/contracts';
import { AppLink, getServerMessage, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, Field, Lead, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { ConnectPage } from '../../common/components/connect-page';
import { LazyPart } from '../../common/components/lazy-part';
import { isUnread, TopicList } from '../../common/components/topic-list';
import { markEverythingRead } from '../../common/model/reads';
import { UpcomingMeetups } from '../../meetups/components/lazy-upcoming-meetups';

/** The start of Connect: what is new, meet-ups, questions without an answer, and the places. */
const ConnectHome = () => (
  <ConnectPage
    title="Connect"
    description="City by city: questions and honest answers from people who work remotely."
    lead={<p>{connectTexts.home}</p>}
  >
    <Layout>
      <Part aria-labelledby="new-topics">
        <h2 id="new-topics">What’s new</h2>
        <TopicList
          filters={{ sort: 'latest' }}
          label="What’s new"
          summary={(topics) => <ReadSummary topics={topics} />}
          empty={<Lead>{connectTexts.noTopics}</Lead>}
        />
      </Part>
      <Stack $gap={6}>
        <LazyPart>
          <UpcomingMeetups heading="Upcoming meet-ups" limit={HOME_MEETUPS} />
        </LazyPart>
        <Places />
        <Part aria-labelledby="unanswered">
          <h2 id="unanswered">Unanswered questions</h2>
          <TopicList
            filters={{ kind: 'question', sort: 'unanswered' }}
            label="Unanswered questions"
            empty={<Small $quiet>{connectTexts.noQuestions}</Small>}
          />
        </Part>
      </Stack>
    </Layout>
  </ConnectPage>
);

/** Visitors have no read state. */
const ReadSummary = ({ topics }: { topics: readonly TopicSummary[] }) => {
  const { run, busy } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'That didn’t work',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  if (topics.some(isUnread))
    return (
      <Row>
        <Button
          size="small"
          busy={busy}
          busyLabel="Saving..."
          // Only what could be seen here: somebody may have posted meanwhile.
          onClick={() => void run(() => markEverythingRead(topics[0]!.lastPostAt))}
        >
          Mark all as read
        </Button>
      </Row>
    );
  if (topics.every(({ readUpTo }) => readUpTo === null)) return null;
  return <Lead>You’ve read everything here.</Lead>;
};

const Layout = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr));
  gap: var(--s7);
  align-items: start;
`;

const Part = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
`;

const Places = () => {
  const navigate = useNavigate();
  const { data: cities = [], isError } = useQuery(cityChoicesQuery);
  return (
    <Part aria-labelledby="places">
      <h2 id="places">Places</h2>
      <Field
        label="Go to a city"
        error={
          isError && cities.length === 0
            ? 'We couldn’t load the list of cities. Check your connection.'
            : null
        }
      >
        <Combobox
          options={cities}
          value={null}
          listLabel="Cities"
          placeholder="Lisbon, Chiang Mai, …"
          onChange={(slug) => slug && void navigate(paths.web.connectPlace('city', slug))}
        />
      </Field>
      <Regions role="list" aria-label="Regions">
        <li>
          <TextLink quiet as={AppLink} to={paths.web.connectPlace(EVERYWHERE, EVERYWHERE)}>
            Everywhere
          </TextLink>
        </li>
        {cityRegions.map((name) => (
          <li key={name}>
            <TextLink quiet as={AppLink} to={paths.web.connectPlace('region', toRegionSlug(name))}>
              {name}
            </TextLink>
          </li>
        ))}
      </Regions>
    </Part>
  );
};

const Regions = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  font-size: var(--f-sm);
`;

export default ConnectHome;
