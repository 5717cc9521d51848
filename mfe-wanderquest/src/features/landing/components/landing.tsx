import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHeading, useSession } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Row, Section, Stack, Tag } from '@wanderwork/ui';
import { Points } from '@wanderwork/ui/notice';
import { QuestBand } from '../../../shared/quest-band';
import { MainAction } from './main-action';
import { ModeCards } from './mode-cards';

/** The landing page of the game. */
export const Landing = () => (
  <>
    <QuestBand>
      <Tag icon="compass">First Week is open to everyone</Tag>
      <PageHeading>WanderQuest</PageHeading>
      <p>
        Circle the globe in 180 days while your income, your energy and your friendships hold. Costs, climates
        and visa rules are the real ones; only the days are yours to lose.
      </p>
      <MainAction />
    </QuestBand>
    <BelowHeading>
      <Section aria-labelledby="modes-title">
        <Container>
          <Stack $gap={5}>
            <h2 id="modes-title">Six ways to play</h2>
            <Lead>
              First Week is open to everyone, without an account. Members also play the Daily Dash. Pro &amp;
              Premium subscribers play everything.
            </Lead>
            <ModeCards />
            <Row>
              <ButtonLink as={AppLink} to={paths.web.quest('passport')}>
                Your passport
              </ButtonLink>
              <ButtonLink as={AppLink} to={paths.web.questBoards()}>
                Leaderboards
              </ButtonLink>
              <OwnRuns />
              <Join />
            </Row>
          </Stack>
        </Container>
      </Section>
      <Section $rule="grey" aria-labelledby="plays-title">
        <Container>
          <Stack $gap={5}>
            <h2 id="plays-title">How it plays</h2>
            <HowItPlays />
          </Stack>
        </Container>
      </Section>
    </BelowHeading>
  </>
);

const OwnRuns = () => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return signedIn ? (
    <ButtonLink as={AppLink} to={paths.web.quest('runs')}>
      Your runs
    </ButtonLink>
  ) : null;
};

const Join = () => {
  const signedIn = useSession((state) => state.isAuthenticated);
  return signedIn ? null : (
    <ButtonLink as={AppLink} to={paths.web.register()}>
      Create a free account
    </ButtonLink>
  );
};

const steps = [
  [
    'Spend the days',
    'Work, rest, explore, meet people or do paperwork, for one day or seven. Any event can stop you earlier.',
  ],
  [
    'See the odds first',
    'Every card shows what a choice costs and how likely it is to go well, before you choose.',
  ],
  [
    'Hold it together',
    'Money, energy, health, belonging, reputation and visa days. Let one of them fall and the others follow.',
  ],
  [
    'Close the circle',
    'Once around the world, eight cities, three continents and a wish. Then home. Or one of nineteen other endings.',
  ],
] as const;

/** The game loop in four sentences. */
const HowItPlays = () => <Points ordered points={steps} level={3} />;
