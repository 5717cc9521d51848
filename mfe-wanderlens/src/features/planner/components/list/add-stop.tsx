import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { tripLimits } from '@wanderwork/travel';
import styled from 'styled-components';
import { addCity } from '../../model/trip-edits';
import { usePlanner } from '../planner-context';

/** Adds a city after the last stop, for 30 nights. */
export const AddStop = () => {
  const { trip, change } = usePlanner();
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const isFull = trip.stops.length + trip.unplaced.length >= tripLimits.stops;
  const handleChange = (slug: string | null) => {
    if (slug === null) return;
    const name = cities.find(({ value }) => value === slug)?.label ?? slug;
    change(addCity(trip, slug, crypto.randomUUID()), `${name} added, for 30 nights`);
  };
  return (
    <Box>
      <Field
        label="Add a city"
        description={
          isFull ? `A trip has at most ${tripLimits.stops} stops.` : 'It comes last, for 30 nights.'
        }
      >
        <Combobox
          // A new box for each stop, so that it is empty again.
          key={trip.stops.length}
          options={cities}
          value={null}
          listLabel="Cities"
          placeholder="Lisbon, Tbilisi, Da Nang"
          disabled={isFull}
          onChange={handleChange}
        />
      </Field>
    </Box>
  );
};

const Box = styled.div`
  max-width: 420px;

  @media print {
    display: none;
  }
`;
