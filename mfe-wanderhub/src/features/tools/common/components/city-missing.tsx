import { HttpError } from '@wanderwork/platform';
import { Button } from '@wanderwork/ui';
import { toCityName } from '../model/city-slug';
import { Callout } from './callout';

interface Props {
  slug: string;
  error: unknown;
  onTryAgain: () => void;
}

/** Why the figures of a city are not here. */
export const CityMissing = ({ slug, error, onTryAgain }: Props) =>
  error instanceof HttpError && error.status === 404 ? (
    <Callout tone="bad">
      The atlas has no city called “<bdi>{toCityName(slug)}</bdi>”. Choose another; what you entered stays.
    </Callout>
  ) : (
    <Callout tone="warn">
      What you entered is safe. The figures of <bdi>{toCityName(slug)}</bdi> are not here: they come with the
      connection, and stay here from then on.{' '}
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    </Callout>
  );
