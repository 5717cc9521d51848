import { toast } from '@wanderwork/platform';
import { Button, Row, Small, Stack } from '@wanderwork/ui';
import { type Game } from '../../model/stage';
import { drawRouteCard } from '../../model/results/route-card';
import { emojiRow, shareText } from '../../model/results/share-text';
import { offerBlob } from '../../model/saves/offer-file';

interface Props {
  game: Game;
  /** How it ended. */
  title: string;
}

const copy = async (text: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description: 'The result is ready to be pasted.' });
  } catch {
    toast({
      tone: 'bad',
      title: 'Not copied',
      description: 'This browser gives no access to the clipboard.',
    });
  }
};

const save = async ({ game, title }: Props): Promise<void> => {
  const picture = await drawRouteCard(game, title);
  if (picture) offerBlob(picture, 'wanderquest-route.png');
  else toast({ tone: 'bad', title: 'No picture', description: 'This browser cannot draw it.' });
};

/** The result for a friend: a row of marks that gives no city away, and the route as a picture. */
export const Share = ({ game, title }: Props) => {
  const address = `${location.origin}/wanderquest`;
  return (
    <Stack $gap={3}>
      <h3>Share the result</h3>
      <p role="img" aria-label="Your legs as a row of signs">
        {emojiRow(game)}
      </p>
      <Row>
        <Button onClick={() => void copy(shareText(game, address))}>Copy the result</Button>
        <Button onClick={() => void save({ game, title })}>Save the route as a picture</Button>
      </Row>
      <Small $quiet>The text names no city. The picture shows the route; it is drawn on this device.</Small>
    </Stack>
  );
};
