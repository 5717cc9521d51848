import { PageHead, PageHeading } from '@wanderwork/platform';
import { Container, Lead, Section, Stack } from '@wanderwork/ui';
import { AnalysisSection } from '../features/analysis/components/analysis-section';
import { Compare } from '../features/compare/components/compare';
import { ReportButton } from '../features/reports/components/report-button';

const ComparePage = () => (
  <Section $tight>
    <PageHead
      title="Compare cities"
      description="Up to three cities side by side: score, dimensions and figures, and how certain each difference is."
    />
    <Container>
      <Stack $gap={5}>
        <Stack as="header" $gap={3}>
          <PageHeading>Compare cities</PageHeading>
          <Lead>Up to three cities side by side, and how certain each difference is.</Lead>
        </Stack>
        <Compare
          renderAfter={(cities) => (
            <>
              <div>
                <ReportButton cities={cities} />
              </div>
              <AnalysisSection cities={cities} currentSlug={null} />
            </>
          )}
        />
      </Stack>
    </Container>
  </Section>
);

export default ComparePage;
