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
import { planName, priceLabel } from '../../../shared/plan-labels';
import { findPrice } from '../model/prices';

/** After this long one is told that it is not one's own connection. */
const LONG_MS = 6000;

/** The step between a plan and its payment: nothing to do here but to go on, or back where it cannot be. */
export const Checkout = ({ plan: { tier, interval } }: { plan: Plan }) => {
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let here = true;
    startCheckout({ tier, interval }).then(
      ({ url }) => {
        if (here) navigateAway(url, { instead: true });
      },
      (problem: unknown) => {
        if (!here) return;
        toast(refusalSaid(problem));
        setRefused(true);
      },
    );
    return () => {
      here = false;
    };
  }, [tier, interval]);

  if (refused) return <Navigate replace to={paths.web.subscription()} />;
  return <OnTheWay plan={{ tier, interval }} />;
};

const refusalSaid = (problem: unknown) =>
  problem instanceof HttpError && problem.code === errorCodes.alreadySubscribed
    ? ({
        title: 'You have a plan already',
        description: 'It is marked here, and you can change it.',
        tone: 'info',
      } as const)
    : ({
        title: 'Checkout Failed',
        description: 'There was a problem with your checkout. Please try again.',
        tone: 'bad',
      } as const);

const OnTheWay = ({ plan }: { plan: Plan }) => {
  const { data } = useQuery(plansQuery);
  const price = data && findPrice(data.plans, plan);
  const isLong = useLongWait();
  return (
    <Notice
      title={`Checkout: ${tierNames[plan.tier]}`}
      city="porto"
      links={
        <ButtonLink as={AppLink} to={paths.web.subscription()} variant="plain">
          Back to the plans
        </ButtonLink>
      }
    >
      <p>{price ? `${planName(plan)}: ${priceLabel(price)}.` : `${planName(plan)}.`}</p>
      <Wait>
        <Spinner />
        <p role="status">
          {isLong
            ? 'Stripe takes longer than usual. Nothing is charged meanwhile.'
            : 'Taking you to the payment page'}
        </p>
      </Wait>
      <p>You pay at Stripe and come back here. Nothing is charged before you say so there.</p>
    </Notice>
  );
};

const useLongWait = (): boolean => {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLong;
};

const Wait = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: center;
`;
