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
    toast({ title: 'Copied', description: 'Your result is on the clipboard.' });
  } catch {
    toast({
      tone: 'bad',
      title: 'Not copied',
      description: 'Your browser doesn’t allow access to the clipboard.',
    });
  }
};

const save = async ({ game, title }: Props): Promise<void> => {
  const picture = await drawRouteCard(game, title);
  if (picture) offerBlob(picture, 'wanderquest-route.png');
  else toast({ tone: 'bad', title: 'Couldn’t make the picture', description: 'Your browser can’t draw it.' });
};

/** The result for a friend: a row of marks that gives no city away, and the route as a picture. */
export const Share = ({ game, title }: Props) => {
  const address = `${location.origin}/wanderquest`;
  return (
    <Stack $gap={3}>
      <h3>Share the result</h3>
      <p role="img" aria-label="Your trip as a row of emoji">
        {emojiRow(game)}
      </p>
      <Row>
        <Button onClick={() => void copy(shareText(game, address))}>Copy the result</Button>
        <Button onClick={() => void save({ game, title })}>Save the route as a picture</Button>
      </Row>
      <Small $quiet>
        The text gives no city away. The picture shows your route and is made on this device.
      </Small>
    </Stack>
  );
};
