import { type CurrentSubscription } from '@wanderwork/contracts';
import { Button, Icon, Row, Small, Stack } from '@wanderwork/ui';
import { navigateAway } from '../../../shared/navigate-away';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { cardPage } from '../api/card';

/** What is charged, and the way to another card. */
export const CardOnFile = ({ subscription: { card } }: { subscription: CurrentSubscription }) => {
  const { busy, problem, run } = useAction();
  const change = () =>
    run(async () => {
      const { url } = await cardPage();
      navigateAway(url);
    });
  return (
    <Stack $gap={2}>
      <Row>
        <Icon name="credit-card" />
        <Small>{card ? `${brandName(card.brand)} ending in ${card.last4}` : 'No card is known here'}</Small>
        <Button size="small" busy={busy} busyLabel="Opening..." onClick={() => void change()}>
          Change the card
        </Button>
      </Row>
      <ErrorMessage>{problem}</ErrorMessage>
    </Stack>
  );
};

/** "visa" is "Visa", "american_express" is "American express". */
const brandName = (brand: string): string =>
  brand.charAt(0).toUpperCase() + brand.slice(1).replaceAll('_', ' ');
