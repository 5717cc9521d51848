import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Row, Section, Stack } from '@wanderwork/ui';
import { Notice, NOT_OPEN, Points } from '@wanderwork/ui/notice';

const plans = [
  [
    'City channels',
    'One channel per city, with small cities grouped by region at first. Get answers from people who live there now.',
  ],
  ['Small meetups', 'A date, a table and a few seats. Say you’re coming, and it goes into your calendar.'],
  [
    'Same place, same weeks',
    'Opt in to see when other members will be in your city. We never share your address, and it turns off by itself.',
  ],
] as const;

/** Describes the planned community, which is not open yet. */
export const ConnectPreview = () => (
  <Section>
    <Container>
      <Stack $gap={6}>
        <Notice wide tag={NOT_OPEN} heading={<PageHeading>Connect</PageHeading>} city="tbilisi">
          <p>
            We’re building this community slowly. Before anyone can post, everyone must be able to block, mute
            and report. Here’s what we’re planning.
          </p>
        </Notice>
        <Points points={plans} level={2} />
        <Stack $gap={4}>
          <Lead>Until then, create a free account, or read our guides about meeting people.</Lead>
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
