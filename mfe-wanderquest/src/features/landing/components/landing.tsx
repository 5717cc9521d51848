import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Row, Section, Stack, Tag } from '@wanderwork/ui';
import { QuestBand } from '../../../shared/quest-band';
import { HowItPlays } from './how-it-plays';
import { ModeTable } from './mode-table';

/** What the game is and will be: its first week can be played, and the page says that the rest cannot yet. */
export const Landing = () => (
  <>
    <QuestBand>
      <Tag icon="clock">The first week is open</Tag>
      <PageHeading>WanderQuest</PageHeading>
      <p>
        Circle the globe in 180 days while your income, your energy and your friendships hold. The costs, the
        climates and the visa rules are those of the real table; only the days are yours to lose.
      </p>
      <ButtonLink as={AppLink} to={paths.web.firstWeek()} variant="red">
        Play the first week
      </ButtonLink>
    </QuestBand>
    <BelowHeading>
      <Section aria-labelledby="plays-title">
        <Container>
          <Stack $gap={5}>
            <h2 id="plays-title">How it will play</h2>
            <HowItPlays />
          </Stack>
        </Container>
      </Section>
      <Section $rule="grey" aria-labelledby="modes-title">
        <Container>
          <Stack $gap={5}>
            <h2 id="modes-title">Six ways to play</h2>
            <Lead>
              First Week can be played now, without an account. The others are still being built; Pro and
              Premium members will play all of them, and the first two stay free.
            </Lead>
            <ModeTable />
            <Meanwhile />
          </Stack>
        </Container>
      </Section>
    </BelowHeading>
  </>
);

const Meanwhile = () => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return (
    <Stack $gap={4}>
      <Lead>Until the rest opens, plan the real thing: the map of the game is the atlas.</Lead>
      <Row>
        <ButtonLink as={AppLink} to={paths.web.wanderlens()} variant="ink">
          Explore WanderLens
        </ButtonLink>
        {!signedIn && (
          <ButtonLink as={AppLink} to={paths.web.register()}>
            Create a free account
          </ButtonLink>
        )}
      </Row>
    </Stack>
  );
};
