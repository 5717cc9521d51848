import { errorCodes, launchCities, paths } from '@wanderwork/contracts';
import { AppLink, HttpError, getServerMessage, useSession } from '@wanderwork/platform';
import { Banner, ButtonLink } from '@wanderwork/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { findDailyLimit, formatResetTime, type DailyLimit } from '../../../shared/daily-limit';

interface Props {
  error: unknown;
  /** What is still shown below the error: the part written so far, or the previous analysis. Null for nothing. */
  remaining: 'part' | 'before' | null;
}

const remainingLabels = {
  part: 'What was written so far stays here',
  before: 'Your previous analysis stays here',
};

/** Explains why there is no (complete) analysis and what the reader can do. */
export const AnalysisError = ({ error, remaining }: Props) => {
  const limit = findDailyLimit(error);
  if (limit) return <DailyLimitBanner limit={limit} />;
  if (error instanceof HttpError && error.code === errorCodes.tierRequired) return <PremiumBanner />;
  if (error instanceof HttpError)
    return (
      <Banner tone="bad" role="alert" title="No analysis was written.">
        {getServerMessage(error, 'Something went wrong on our side. Please try again later.')}
      </Banner>
    );
  if (!navigator.onLine)
    return (
      <Banner tone="warn" icon="wifi-off" role="alert" title="You’re offline.">
        {remaining && `${remainingLabels[remaining]}. `}An analysis needs a connection. Try again when you’re
        back online.
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      role="alert"
      title={`${remaining === 'part' ? 'The analysis was cut off.' : 'We couldn’t load the analysis.'}${remaining ? ` ${remainingLabels[remaining]}.` : ''}`}
    >
      Repeating the same analysis today doesn’t use a search.
    </Banner>
  );
};

const DailyLimitBanner = ({ limit: { limit, resetsAt } }: { limit: DailyLimit }) => {
  const isVisitor = useSession((state) => state.user === null);
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  return (
    <Banner
      tone="warn"
      role="alert"
      title={`You’ve used your ${limit} searches for today.`}
      actions={
        isVisitor ? (
          <ButtonLink size="small" as={AppLink} to={paths.web.login(pathname + search)}>
            Sign in
          </ButtonLink>
        ) : (
          <ButtonLink size="small" as={AppLink} to={paths.web.subscription()}>
            See plans
          </ButtonLink>
        )
      }
    >
      You get new searches {formatResetTime(resetsAt, now)}. The figures on this page and the analyses you’ve
      already run today stay available.
    </Banner>
  );
};

const sampleSlugs = launchCities.map(({ slug }) => slug);

const PremiumBanner = () => (
  <Banner
    tone="info"
    role="alert"
    title="A side-by-side analysis of these cities is part of Premium."
    actions={
      <ButtonLink size="small" as={AppLink} to={paths.web.compare(sampleSlugs)}>
        Compare the sample cities
      </ButtonLink>
    }
  >
    The analysis on each city’s own page is open to everyone.
  </Banner>
);
