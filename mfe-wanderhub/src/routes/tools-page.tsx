import { paths } from '@wanderwork/contracts';
import { AppLink, BelowHeading, PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Small, Stack, TextLink } from '@wanderwork/ui';
import styled from 'styled-components';
import { ToolIndex } from '../features/tools/index/components/tool-index';

const ToolsPage = () => (
  <>
    <PageHead
      title="Tools for working from anywhere"
      description="Calculators for visa days, budgets, meeting times and packing. They show how they count and work offline once opened."
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
            Calculators for planning a move. Each shows how it counts and where its figures come from. Your
            entries stay in the page’s address, and every tool works offline once opened.
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
