import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Small, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { ToolIndex } from '../features/tools/index/components/tool-index';

const ToolsPage = () => (
  <>
    <PageHead
      title="Tools for working elsewhere"
      description="Small calculators for days, money, hours and bags. They say how they count, and work without a connection once opened."
    />
    <PageHeader>
      <Container>
        <Stack>
          <Small>
            <TextLink quiet as={AppLink} to={paths.web.wanderhub()}>
              WanderHub
            </TextLink>
          </Small>
          <PageHeading>Tools</PageHeading>
          <Lead>
            Small calculators for what one works out before a move. Each says how it counts and where its
            figures are from, keeps what you enter in its address, and works without a connection once it was
            opened.
          </Lead>
        </Stack>
      </Container>
    </PageHeader>
    <BelowHeading>
      <Section $tight>
        <Container>
          <ToolIndex />
        </Container>
      </Section>
    </BelowHeading>
  </>
);

const PageHeader = styled.header`
  padding-block: clamp(32px, 5vw, 72px);
  border-bottom: 1px solid var(--line);
  background: var(--buff);
`;

export default ToolsPage;
