import { useQuery } from '@tanstack/react-query';
import { errorCodes, paths, type Plan } from '@wanderwork/contracts';
import { HttpError, PageHead, PageHeading, toast } from '@wanderwork/platform';
import { Container, Lead, Section, Spinner, Stack } from '@wanderwork/ui';
import { useEffect, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { leaveFor } from '../../../shared/leave-for';
import { startCheckout } from '../api/checkout';
import { plansQuery } from '../api/plans.query';
import { planName, priceWords, tierNames } from '../../../shared/plan-words';
import { findPrice } from '../model/prices';

/** The step between a plan and its payment: nothing to do here but to go on, or back where it cannot be. */
export const Checkout = ({ plan: { tier, interval } }: { plan: Plan }) => {
  const [refused, setRefused] = useState(false);

  useEffect(() => {
    let here = true;
    startCheckout({ tier, interval }).then(
      ({ url }) => {
        if (here) leaveFor(url, { instead: true });
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
  return (
    <Section>
      <PageHead title="Checkout" private />
      <Container>
        <Stack $gap={4}>
          <PageHeading>{tierNames[plan.tier]}</PageHeading>
          <Lead>{price ? `${planName(plan)}: ${priceWords(price)}.` : `${planName(plan)}.`}</Lead>
          <Spinner label="Taking you to the payment page" />
          <p>You pay at Stripe and come back here. Nothing is charged before you say so there.</p>
        </Stack>
      </Container>
    </Section>
  );
};
