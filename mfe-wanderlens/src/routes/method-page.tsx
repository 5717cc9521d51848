import { useQuery, queryOptions } from '@tanstack/react-query';
import { BelowHeading, PageHead, PageHeading, type PrefetchData, http } from '@wanderwork/platform';
import { Caption, Container, ErrorCard, Lead, Section, Stack, Skeleton } from '@wanderwork/ui';
import styled from 'styled-components';
import { paths, type IrexMethod } from '@wanderwork/contracts';
import { ReadingColumns } from '@wanderwork/ui/reading';
import { MethodText } from '../features/method/components/method-text';
import { useHashTarget } from '../shared/use-hash-target';

/** Reserves the space of the text. */
const MethodSkeleton = () => (
  <ReadingColumns $start aria-busy>
    <Skeleton $height="320px" />
    <Stack $gap={5}>
      <Skeleton $height="2.4em" />
      <Skeleton $height="220px" />
      <Skeleton $height="60dvh" />
    </Stack>
  </ReadingColumns>
);

const methodQuery = queryOptions({
  queryKey: ['irex', 'method'],
  queryFn: ({ signal }) => http.get<IrexMethod>(paths.api.irexMethod(), { signal }),
});

export const prefetch: PrefetchData = (client) => {
  void client.prefetchQuery(methodQuery);
};

const MethodPage = () => {
  const { data: method, error, refetch } = useQuery(methodQuery);
  useHashTarget();
  return (
    <Section $tight>
      <PageHead
        title="How IREX is made"
        description="Every rule, weight, goalpost, source and license behind the score, and its limits."
      />
      <Container>
        <Stack $gap={6}>
          <Stack>
            <Title>How IREX is made</Title>
            <Lead>
              One number for how well a place suits remote work. Here is every rule behind it, with its
              sources and limits.
            </Lead>
            <Version>{method && `Formula ${method.formulaVersion}`}</Version>
          </Stack>
          <BelowHeading>
            {method && <MethodText method={method} />}
            {!method && !error && <MethodSkeleton />}
            {!method && error && (
              <ErrorCard onTryAgain={() => void refetch()}>
                We couldn’t load this page. Please try again.
              </ErrorCard>
            )}
          </BelowHeading>
        </Stack>
      </Container>
    </Section>
  );
};

const Title = styled(PageHeading)`
  font-size: var(--f-2xl);
`;

/** Reserves the line until the text is loaded. */
const Version = styled(Caption)`
  min-height: 1lh;
`;

export default MethodPage;
