import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Section, Stack, TextLink } from '@wanderwork/ui';
import { Notice, NOT_OPEN, Points } from '@wanderwork/ui/notice';

const plans = [
  [
    'Ask aloud, read along',
    'Speak as you would to a friend who knows the atlas. Every word, yours and the answer’s, also stands on the screen.',
  ],
  [
    'Only what has a source',
    'Answers come from the same figures as the city pages, and each names the one it rests on. What is not known is said to be not known.',
  ],
  [
    'Nothing without a yes',
    'It proposes; you decide. No trip, filter or setting changes before you have agreed, and typing always works as well.',
  ],
] as const;

/** The assistant is not there yet, and says so: what it will be, and what can be asked today. */
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
                What each membership includes
              </TextLink>
            </>
          }
        >
          <p>
            Premium members will ask the atlas aloud and hear the answer. It cannot listen yet, and your
            microphone stays off.
          </p>
          <p>
            What it will read from is here today: search cities in writing, by name, cost, speed and safety.
          </p>
        </Notice>
        <Points points={plans} level={2} label="What it will be" />
      </Stack>
    </Container>
  </Section>
);
