import { type CurrentSubscription } from '@wanderwork/contracts';
import { Button, Icon, Row, Small, Stack } from '@wanderwork/ui';
import { navigateAway } from '../../../shared/navigate-away';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '@wanderwork/platform/actions';
import { requestCardPage } from '../api/card';

/** The card that is charged, with a button to change it. */
export const CardOnFile = ({ subscription: { card } }: { subscription: CurrentSubscription }) => {
  const { busy, problem, run } = useAction();
  const change = () =>
    run(async () => {
      const { url } = await requestCardPage();
      navigateAway(url);
    });
  return (
    <Stack $gap={2}>
      <Row>
        <Icon name="credit-card" />
        <Small>{card ? `${formatBrand(card.brand)} ending in ${card.last4}` : 'No card on file'}</Small>
        <Button size="small" busy={busy} busyLabel="Opening..." onClick={() => void change()}>
          Change card
        </Button>
      </Row>
      <ErrorMessage problem={problem} />
    </Stack>
  );
};

/** "visa" becomes "Visa", "american_express" becomes "American express". */
const formatBrand = (brand: string): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll('_', ' ');
