import { HttpError } from '@wanderwork/platform';
import { Button } from '@wanderwork/ui';
import { toCityName } from '../model/city-slug';
import { Callout } from './callout';

interface Props {
  slug: string;
  error: unknown;
  onTryAgain: () => void;
}

/** Explains why a city's figures are missing. */
export const CityMissing = ({ slug, error, onTryAgain }: Props) =>
  error instanceof HttpError && error.status === 404 ? (
    <Callout tone="bad">
      We don’t have a city called “<bdi>{toCityName(slug)}</bdi>”. Choose another; your entries are kept.
    </Callout>
  ) : (
    <Callout tone="warn">
      We couldn’t load the figures for <bdi>{toCityName(slug)}</bdi>. Your entries are kept.{' '}
      <Button size="small" onClick={onTryAgain}>
        Try Again
      </Button>
    </Callout>
  );
