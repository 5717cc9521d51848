import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field, Spinner, Stack } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { Combobox } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { cityFiguresQuery } from '../api/city-figures';
import { CityForm } from './city-form';
import { UnsavedCities } from './unsaved-cities';

/** Finds a city and opens its figures for editing. */
export const Editor = () => {
  const { getParameter, show } = useSectionParameters();
  const slug = getParameter('city');
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  return (
    <Stack $gap={6}>
      <Finder>
        <Field label="City" description="Type a few letters of its name.">
          <Combobox
            options={cities}
            value={slug}
            onChange={(city) => show(city ? { part: 'editor', city } : { part: 'editor' })}
            listLabel="Cities"
          />
        </Field>
      </Finder>
      <UnsavedCities cities={cities} open={slug} />
      {slug && <Found key={slug} slug={slug} />}
    </Stack>
  );
};

const Found = ({ slug }: { slug: string }) => {
  const { data, isError, refetch } = useQuery(cityFiguresQuery(slug));
  if (data) return <CityForm city={data} />;
  if (!isError) return <Spinner label="Loading the figures" size={24} />;
  return <LoadError label="The figures of this city" onTryAgain={() => void refetch()} />;
};

const Finder = styled.div`
  max-width: 420px;
`;
