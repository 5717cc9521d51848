import { errorCodes, launchCities, paths } from '@wanderwork/contracts';
import { AppLink, HttpError, getServerMessage } from '@wanderwork/platform';
import { ButtonLink, EmptyState, ErrorCard } from '@wanderwork/ui';
import { CompareGate } from './compare-gate';

interface Props {
  error: unknown;
  onTryAgain: () => void;
}

const sampleSlugs = launchCities.map(({ slug }) => slug);

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

const SampleLink = () => (
  <ButtonLink as={AppLink} to={paths.web.compare(sampleSlugs)}>
    Compare the sample cities
  </ButtonLink>
);
