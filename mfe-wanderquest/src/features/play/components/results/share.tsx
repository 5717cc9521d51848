import { toast } from '@wanderwork/platform';
import { Button, Row, Small, Stack } from '@wanderwork/ui';
import { createChallengePath } from '../../model/challenge';
import { type Game } from '../../model/play-state';
import { drawRouteCard } from '../../model/results/route-card';
import { createEmojiRow, createShareText } from '../../model/results/share-text';
import { downloadBlob } from '../../model/saves/run-file';

interface Props {
  game: Game;
  /** The title of the ending. */
  title: string;
}

const copyText = async (text: string, description: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: 'Copied', description });
  } catch {
    toast({
      tone: 'bad',
      title: 'Not copied',
      description: 'Your browser doesn’t allow access to the clipboard.',
    });
  }
};

const copyChallenge = (game: Game): Promise<void> =>
  copyText(
    location.origin + createChallengePath(game),
    'Send the link to a friend. It gives them the same start.',
  );

const savePicture = async ({ game, title }: Props): Promise<void> => {
  const picture = await drawRouteCard(game, title);
  if (picture) downloadBlob(picture, 'wanderquest-route.png');
  else toast({ tone: 'bad', title: 'Couldn’t make the picture', description: 'Your browser can’t draw it.' });
};

/** Shares the result: an emoji row without city names, and a picture of the route. */
export const Share = ({ game, title }: Props) => {
  const address = `${location.origin}/wanderquest`;
  return (
    <Stack $gap={3}>
      <h3>Share the result</h3>
      <p role="img" aria-label="Your trip as a row of emoji">
        {createEmojiRow(game)}
      </p>
      <Row>
        <Button
          onClick={() => void copyText(createShareText(game, address), 'Your result is on the clipboard.')}
        >
          Copy the result
        </Button>
        <Button onClick={() => void copyChallenge(game)}>Copy a challenge link</Button>
        <Button onClick={() => void savePicture({ game, title })}>Save the route as a picture</Button>
      </Row>
      <Small $quiet>
        The text gives no city away. The link shows your points and where you started. The picture shows your
        route and is made on this device.
      </Small>
    </Stack>
  );
};
