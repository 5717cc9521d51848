import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Row, Section, Stack } from '@wanderwork/ui';
import { Notice, NOT_OPEN, Points } from '@wanderwork/ui/notice';

const plans = [
  [
    'City channels',
    'One place for each city, small ones gathered by region until there is enough to say. Answers from people who live there now.',
  ],
  [
    'Small meet-ups',
    'A day, a table and a number of seats. You say whether you come, and it lands in your calendar.',
  ],
  [
    'Same place, same weeks',
    'If you wish, and only then: a word that others will be in your city in your dates. Never an address, and it ends by itself.',
  ],
] as const;

/** What Connect will be; not open, and not pretending to be. */
export const ConnectPreview = () => (
  <Section>
    <Container>
      <Stack $gap={6}>
        <Notice wide tag={NOT_OPEN} heading={<PageHeading>Connect</PageHeading>} city="tbilisi">
          <p>
            A community that is built slowly: before anyone can write here, everyone must be able to block,
            mute and report. So the doors are still closed. This is what is behind them.
          </p>
        </Notice>
        <Points points={plans} level={2} />
        <Stack $gap={4}>
          <Lead>Until then, a free account keeps your place, and a guide helps with the first month.</Lead>
          <Row>
            <ButtonLink as={AppLink} to={paths.web.register()} variant="ink">
              Create a free account
            </ButtonLink>
            <ButtonLink as={AppLink} to={`${paths.web.wanderhub()}?category=community-insights`}>
              Read about meeting people
            </ButtonLink>
          </Row>
        </Stack>
      </Stack>
    </Container>
  </Section>
);
