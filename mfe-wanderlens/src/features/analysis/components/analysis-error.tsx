import { errorCodes, launchCities, paths } from '@wanderwork/contracts';
import { AppLink, HttpError, serverMessage, useSession } from '@wanderwork/platform';
import { Banner, ButtonLink } from '@wanderwork/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { dailyLimitOf, resetLabel, type DailyLimit } from '../../../shared/daily-limit';

interface Props {
  error: unknown;
  /** What of it stands there nevertheless: the part that had come, or the one before, of which nothing is lost. */
  stays: 'part' | 'before' | null;
}

const stayWords = { part: 'What came stays here', before: 'The one before stays here' };

/** Why there is no analysis, or no more of it, and what can be done. */
export const AnalysisError = ({ error, stays }: Props) => {
  const limit = dailyLimitOf(error);
  if (limit) return <DayIsUsed limit={limit} />;
  if (error instanceof HttpError && error.code === errorCodes.tierRequired) return <PartOfPremium />;
  if (error instanceof HttpError)
    return (
      <Banner tone="bad" role="alert" title="No analysis was written.">
        {serverMessage(error, 'Something went wrong on our side. Please try again later.')}
      </Banner>
    );
  if (!navigator.onLine)
    return (
      <Banner tone="warn" icon="wifi-off" role="alert" title="You are offline.">
        {stays && `${stayWords[stays]}; `}An analysis needs the network. Write it again when it is back.
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      role="alert"
      title={`The analysis ${stays === 'part' ? 'broke off' : 'could not be fetched'}.${stays ? ` ${stayWords[stays]}.` : ''}`}
    >
      Writing the same again today is free.
    </Banner>
  );
};

const DayIsUsed = ({ limit: { limit, resetsAt } }: { limit: DailyLimit }) => {
  const isVisitor = useSession((state) => state.user === null);
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  return (
    <Banner
      tone="warn"
      role="alert"
      title={`Those were your ${limit} searches for today.`}
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
      New ones come {resetLabel(resetsAt, now)}. The figures on this page stay open, and so do the analyses
      that you had written today.
    </Banner>
  );
};

const samples = launchCities.map(({ slug }) => slug);

const PartOfPremium = () => (
  <Banner
    tone="info"
    role="alert"
    title="An analysis of these cities side by side is part of Premium."
    actions={
      <ButtonLink size="small" as={AppLink} to={paths.web.compare(samples)}>
        Compare the samples
      </ButtonLink>
    }
  >
    Each city’s own page has its analysis for everybody.
  </Banner>
);
