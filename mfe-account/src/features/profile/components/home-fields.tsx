import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field, TextInput } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { useState, type ComponentProps } from 'react';

interface Props {
  city: string;
  onCity: (slug: string) => void;
  /** The input props of the free-text place. */
  place: ComponentProps<typeof TextInput>;
  errors: Record<string, string>;
}

/** The member's home: a city of ours, or a place as free text. */
export const HomeFields = ({ city, onCity, place, errors }: Props) => {
  // The list is fetched only when it is needed: to show the name of the chosen city, or to choose one.
  const [isListNeeded, setListNeeded] = useState(city !== '');
  const { data = [] } = useQuery({ ...cityChoicesQuery, enabled: isListNeeded });
  return (
    <>
      <Field label="Home city" error={errors.homeCity} optional>
        <Combobox
          options={data}
          value={city === '' ? null : city}
          listLabel="Cities"
          placeholder="Search cities"
          onFocus={() => setListNeeded(true)}
          onChange={(slug) => onCity(slug ?? '')}
        />
      </Field>
      <Field label="Or another place" error={errors.homePlace} optional>
        <TextInput autoComplete="address-level2" {...place} />
      </Field>
    </>
  );
};
