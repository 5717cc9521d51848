import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Row, Section, Stack, Tag } from '@wanderwork/ui';
import { QuestBand } from '../../../shared/quest-band';
import { HowItPlays } from './how-it-plays';
import { ModeTable } from './mode-table';

/** What the game will be. It cannot be played yet, and the page says so first. */
export const Landing = () => (
  <>
    <QuestBand>
      <Tag icon="clock">Not open to play yet</Tag>
      <PageHeading>WanderQuest</PageHeading>
      <p>
        Circle the globe in 180 days while your income, your energy and your friendships hold. The costs, the
        climates and the visa rules are those of the real table; only the days are yours to lose.
      </p>
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
            <Lead>Pro and Premium members will play all of them. The first two stay free.</Lead>
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
      <Lead>Until it opens, plan the real thing: the map of the game is the atlas.</Lead>
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
