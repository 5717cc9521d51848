import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field } from '@wanderwork/ui';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import { toCityName } from '../model/city-slug';

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
