import { errorCodes, paths } from '@wanderwork/contracts';
import { AppLink, HttpError, getServerMessage, lazyRetry } from '@wanderwork/platform';
import { ButtonLink, EmptyState, ErrorCard, Skeleton } from '@wanderwork/ui';
import { Suspense } from 'react';
import { sampleSlugs } from '../model/compared-slugs';

const CompareGate = lazyRetry(() => import(/* webpackChunkName: 'rare-results' */ './compare-gate'));

interface Props {
  slugs: readonly string[];
  error: unknown;
  onTryAgain: () => void;
}

/** Explains why there is no comparison and offers a plan, other cities or another try. */
export const CompareError = ({ slugs, error, onTryAgain }: Props) => {
  const code = error instanceof HttpError ? error.code : null;
  if (code === errorCodes.tierRequired)
    return (
      <Suspense fallback={<Skeleton $height="420px" />}>
        <CompareGate slugs={slugs} />
      </Suspense>
    );
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
