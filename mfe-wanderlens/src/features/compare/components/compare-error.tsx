import { useQuery } from '@tanstack/react-query';
import { errorCodes, launchCities, paths } from '@wanderwork/contracts';
import { AppLink, HttpError, getServerMessage } from '@wanderwork/platform';
import { ButtonLink, EmptyState, ErrorCard, Skeleton } from '@wanderwork/ui';
import { PremiumGate } from '../../../shared/premium-gate';
import { comparisonQuery } from '../api/comparison.query';
import { ComparisonTable } from './comparison-table';

interface Props {
  error: unknown;
  onTryAgain: () => void;
}

const sampleSlugs = launchCities.map(({ slug }) => slug);

/** A faded preview of the sample cities behind the Premium gate. */
const CompareGate = () => {
  const { data } = useQuery({ ...comparisonQuery(sampleSlugs, null), placeholderData: undefined });
  return (
    <PremiumGate
      level={2}
      title="Comparing these cities is part of Premium"
      free="Everyone can compare the three sample cities in full; the preview shows them. Each city’s own page is open too."
      sample={{ to: paths.web.compare(sampleSlugs), label: 'Compare the sample cities' }}
    >
      {data ? <ComparisonTable comparison={data} /> : <Skeleton $height="480px" />}
    </PremiumGate>
  );
};

/** Explains why there is no comparison and offers a plan, other cities or another try. */
export const CompareError = ({ error, onTryAgain }: Props) => {
  const code = error instanceof HttpError ? error.code : null;
  if (code === errorCodes.tierRequired) return <CompareGate />;
  if (code === errorCodes.cityNotFound)
    return (
      <EmptyState title="Not on our chart" action={<SampleLink />}>
        {getServerMessage(error, 'We don’t know one of these cities.')} Remove it or choose another city.
      </EmptyState>
    );
  return <ErrorCard onTryAgain={onTryAgain}>We couldn’t load these cities. Please try again.</ErrorCard>;
};

export const SampleLink = () => (
  <ButtonLink as={AppLink} to={paths.web.compare(sampleSlugs)}>
    Compare the sample cities
  </ButtonLink>
);
