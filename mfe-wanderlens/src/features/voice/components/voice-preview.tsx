import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Section, Stack, TextLink } from '@wanderwork/ui';
import { Notice, NOT_OPEN, Points } from '@wanderwork/ui/notice';

const plans = [
  [
    'Ask aloud, read along',
    'Speak as you would to a friend who knows every city. Your words and the answer also appear on the screen.',
  ],
  [
    'Only sourced answers',
    'Answers come from the same figures as the city pages, and each names its source. If we don’t know something, it says so.',
  ],
  [
    'You stay in charge',
    'It suggests; you decide. No trip, filter or setting changes until you agree, and you can always type instead.',
  ],
] as const;

/** Announces the voice assistant: what it will do, and what works today. */
export const VoicePreview = () => (
  <Section>
    <Container>
      <Stack $gap={7}>
        <Notice
          tag={NOT_OPEN}
          heading={<PageHeading>Voice assistant</PageHeading>}
          city="kyoto"
          links={
            <>
              <ButtonLink as={AppLink} to={paths.web.wanderlens()} variant="ink">
                Explore WanderLens
              </ButtonLink>
              <TextLink as={AppLink} to={paths.web.subscription()}>
                What each plan includes
              </TextLink>
            </>
          }
        >
          <p>
            Premium members will be able to ask aloud and hear the answer. It can’t listen yet, and your
            microphone stays off.
          </p>
          <p>You can already search the same data by typing: cities by name, cost, speed and safety.</p>
        </Notice>
        <Points points={plans} level={2} label="What it will do" />
      </Stack>
    </Container>
  </Section>
);
