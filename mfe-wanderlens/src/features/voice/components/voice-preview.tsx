import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import { ButtonLink, Container, Lead, Row, Section, Stack } from '@wanderwork/ui';

/** The assistant is not there yet, and says so. */
export const VoicePreview = () => (
  <Section>
    <Container>
      <Stack $gap={5}>
        <PageHeading>Voice assistant</PageHeading>
        <Lead>
          Not open yet. Premium members will ask the atlas aloud and hear the answer, with every word also
          written down, and nothing changed without a yes.
        </Lead>
        <Lead>What it will read from is here today: the same figures, with their sources.</Lead>
        <Row>
          <ButtonLink as={AppLink} to={paths.web.wanderlens()} variant="ink">
            Explore WanderLens
          </ButtonLink>
          <ButtonLink as={AppLink} to={paths.web.subscription()}>
            What each membership includes
          </ButtonLink>
        </Row>
      </Stack>
    </Container>
  </Section>
);
