import { useQuery } from '@tanstack/react-query';
import { cityRegions, EVERYWHERE, toPlaceKey, toRegionSlug } from '@wanderwork/contracts';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Combobox } from '@wanderwork/ui/controls';

const regionOptions = cityRegions.map((name) => ({
  value: toPlaceKey('region', toRegionSlug(name)),
  label: name,
  note: 'region',
}));

interface Props {
  /** The key of a place; null: everywhere. */
  value: string | null;
  /** What "Everywhere" means here. */
  everywhereNote: string;
  onChange: (place: string | null) => void;
}

/** Chooses a place of Connect, inside a `Field`. */
export const PlaceCombobox = ({ value, everywhereNote, onChange }: Props) => {
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const cityOptions = cities.map(({ value: slug, ...city }) => ({
    ...city,
    value: toPlaceKey('city', slug),
  }));
  return (
    <Combobox
      options={[
        { value: EVERYWHERE, label: 'Everywhere', note: everywhereNote },
        ...regionOptions,
        ...cityOptions,
      ]}
      value={value ?? EVERYWHERE}
      listLabel="Places"
      onChange={(place) => onChange(place === EVERYWHERE ? null : place)}
    />
  );
};
