import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field, Button } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import { HttpError } from '@wanderwork/platform';
import { toCityName } from '../model/slug';
import { Callout } from './callout';

interface Props {
  label: string;
  /** The city's slug; empty if none is selected. */
  slug: string;
  error?: string | null;
  onChange: (slug: string) => void;
}

/** Adds the selected city to the options if the list lacks it. */
const withCurrent = (cities: readonly ComboboxOption[], slug: string): readonly ComboboxOption[] =>
  slug === '' || cities.some(({ value }) => value === slug)
    ? cities
    : [{ value: slug, label: toCityName(slug) }, ...cities];

/** Selects a city. */
export const CityField = ({ label, slug, error, onChange }: Props) => {
  const { data: cities = [], error: loadError } = useQuery(cityChoicesQuery);
  const listError =
    loadError && cities.length === 0 ? 'We couldn’t load the list of cities. Check your connection.' : null;
  return (
    <Field label={label} error={error ?? listError}>
      <Combobox
        options={withCurrent(cities, slug)}
        value={slug || null}
        listLabel="Cities"
        placeholder="Lisbon, Chiang Mai, …"
        onChange={(chosen) => onChange(chosen ?? '')}
      />
    </Field>
  );
};

interface CityMissingProps {
  slug: string;
  error: unknown;
  onTryAgain: () => void;
}

/** Explains why a city's figures are missing. */
export const CityMissing = ({ slug, error, onTryAgain }: CityMissingProps) =>
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
