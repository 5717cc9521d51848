import { useQuery } from '@tanstack/react-query';
import { errorCodes, paths, tierNames, type Plan } from '@wanderwork/contracts';
import { AppLink, HttpError, toast } from '@wanderwork/platform';
import { ButtonLink, Spinner } from '@wanderwork/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import styled from 'styled-components';
import { Notice } from '../../../shared/notice';
import { navigateAway } from '../../../shared/navigate-away';
import { startCheckout } from '../api/checkout';
import { plansQuery } from '../api/plans.query';
import { formatPlanName, formatPlanPrice } from '../../../shared/plan-labels';
import { findPrice } from '../model/prices';

/** After this delay the page says that Stripe is slow, not the reader's connection. */
const SLOW_AFTER_MS = 6000;

/** The page between a plan and its payment. It goes on to Stripe, or back to the plans if the checkout is refused. */
export const Checkout = ({ plan: { tier, interval } }: { plan: Plan }) => {
  const [isRefused, setRefused] = useState(false);

  useEffect(() => {
    let isMounted = true;
    startCheckout({ tier, interval }).then(
      ({ url }) => {
        if (isMounted) navigateAway(url, { replace: true });
      },
      (problem: unknown) => {
        if (!isMounted) return;
        toast(toRefusalMessage(problem));
        setRefused(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [tier, interval]);

  if (isRefused) return <Navigate replace to={paths.web.subscription()} />;
  return <RedirectNotice plan={{ tier, interval }} />;
};

const toRefusalMessage = (problem: unknown) =>
  problem instanceof HttpError && problem.code === errorCodes.alreadySubscribed
    ? ({
        title: 'You already have a plan',
        description: 'It’s marked below. You can change it.',
        tone: 'info',
      } as const)
    : ({
        title: 'Checkout Failed',
        description: 'There was a problem with your checkout. Please try again.',
        tone: 'bad',
      } as const);

const RedirectNotice = ({ plan }: { plan: Plan }) => {
  const { data } = useQuery(plansQuery);
  const price = data && findPrice(data.plans, plan);
  const isSlow = useSlowNotice();
  return (
    <Notice
      title={`Checkout: ${tierNames[plan.tier]}`}
      city="porto"
      links={
        <ButtonLink as={AppLink} to={paths.web.subscription()} variant="plain">
          Back to plans
        </ButtonLink>
      }
    >
      <p>{price ? `${formatPlanName(plan)}: ${formatPlanPrice(price)}.` : `${formatPlanName(plan)}.`}</p>
      <Wait>
        <Spinner />
        <p role="status">
          {isSlow
            ? 'Stripe is taking longer than usual. Nothing has been charged.'
            : 'Taking you to the payment page'}
        </p>
      </Wait>
      <p>You pay at Stripe and come back here. Nothing is charged until you confirm there.</p>
    </Notice>
  );
};

const useSlowNotice = (): boolean => {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
};

const Wait = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
`;
