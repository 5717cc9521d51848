import { errorCodes, launchCities, paths } from '@wanderwork/contracts';
import { AppLink, HttpError, serverMessage, showSubscriptionPanel } from '@wanderwork/platform';
import { Button, ButtonLink, EmptyState, ErrorCard, Row } from '@wanderwork/ui';

interface Props {
  error: unknown;
  onTryAgain: () => void;
}

const samples = launchCities.map(({ slug }) => slug);

/** Why there is no comparison, and what can be done: a plan, another city, another try. */
export const CompareRefused = ({ error, onTryAgain }: Props) => {
  const code = error instanceof HttpError ? error.code : null;
  if (code === errorCodes.tierRequired) return <PartOfPremium />;
  if (code === errorCodes.cityNotFound)
    return (
      <EmptyState title="Not on our chart" action={<Samples />}>
        {serverMessage(error, 'We do not know one of these cities.')} Take it away, or choose another one.
      </EmptyState>
    );
  return (
    <ErrorCard onTryAgain={onTryAgain}>
      Nothing of yours is lost. The figures of these cities could not be fetched.
    </ErrorCard>
  );
};

const PartOfPremium = () => (
  <EmptyState
    title="Comparing these cities is part of Premium"
    action={
      <Row $gap={2} $justify="center">
        <Samples />
        <Button variant="ink" onClick={() => void showSubscriptionPanel()}>
          See plans
        </Button>
      </Row>
    }
  >
    The three sample cities can be compared by everybody, with all that a comparison shows. Each city’s own
    page is open as well.
  </EmptyState>
);

const Samples = () => (
  <ButtonLink as={AppLink} to={paths.web.compare(samples)}>
    Compare the samples
  </ButtonLink>
);
