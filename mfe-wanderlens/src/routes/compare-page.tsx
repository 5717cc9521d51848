import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Stack } from '@wanderwork/ui';
import { ComparisonAnalysis } from '../features/analysis/components/comparison-analysis';
import { Compare } from '../features/compare/components/compare';
import { MakeReport } from '../features/reports/components/make-report';

const ComparePage = () => (
  <Section $tight>
    <PageHead
      title="Compare cities"
      description="Up to three cities side by side: score, dimensions and figures, and a word where the difference is smaller than what is not known."
    />
    <Container>
      <Stack $gap={5}>
        <Stack as="header" $gap={3}>
          <PageHeading>Side by side</PageHeading>
          <Lead>Up to three cities, and a word where our figures cannot tell them apart.</Lead>
        </Stack>
        <Compare
          after={(cities) => (
            <>
              <div>
                <MakeReport cities={cities} />
              </div>
              <ComparisonAnalysis cities={cities} />
            </>
          )}
        />
      </Stack>
    </Container>
  </Section>
);

export default ComparePage;
