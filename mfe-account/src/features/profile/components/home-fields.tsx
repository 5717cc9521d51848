import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useState, type ComponentProps } from 'react';

interface Props {
  city: string;
  onCity: (slug: string) => void;
  /** What the form knows of the place in one's own words. */
  place: ComponentProps<typeof TextInput>;
  errors: Record<string, string>;
}

/** Where one lives: a city of the atlas, or a place in one's own words. */
export const HomeFields = ({ city, onCity, place, errors }: Props) => {
  // The list is fetched once somebody needs it: to name what is chosen, or to choose.
  const [wanted, setWanted] = useState(city !== '');
  const { data = [] } = useQuery({ ...cityChoicesQuery, enabled: wanted });
  return (
    <>
      <Field label="Home city" error={errors.homeCity} optional>
        <Combobox
          options={data}
          value={city === '' ? null : city}
          listLabel="Cities"
          placeholder="A city of the atlas"
          onFocus={() => setWanted(true)}
          onChange={(slug) => onCity(slug ?? '')}
        />
      </Field>
      <Field label="Or another place" error={errors.homePlace} optional>
        <TextInput autoComplete="address-level2" {...place} />
      </Field>
    </>
  );
};
