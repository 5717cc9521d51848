import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Field, Spinner, Stack, Small, TextLink } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import { Combobox, type ComboboxOption } from '@wanderwork/ui/controls';
import styled from 'styled-components';
import { useSession } from '@wanderwork/platform';
import { useSectionParameters } from '../../../shared/admin/use-section-parameters';
import { cityFiguresQuery } from '../api/city-figures';
import { useUnsavedEdits } from '../model/stored-edits';
import { CityForm } from './city-form';

interface Props {
  cities: readonly ComboboxOption[];
  /** The slug of the open city, whose edits are shown already. */
  open: string | null;
}

/** Links to the cities with unsaved edits. */
const UnsavedCities = ({ cities, open }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const unsavedCities = Object.entries(useUnsavedEdits(userId)).filter(([slug]) => slug !== open);
  if (unsavedCities.length === 0) return null;
  const getName = (slug: string) => cities.find(({ value }) => value === slug)?.label ?? slug;
  return (
    <Small as="nav" aria-label="Unsaved changes" data-uninterrupted>
      Unsaved changes:{' '}
      {unsavedCities.map(([slug, edits], at) => (
        <span key={slug}>
          {at > 0 && ', '}
          <TextLink to={`?part=editor&city=${slug}`}>{getName(slug)}</TextLink> ({edits.length})
        </span>
      ))}
    </Small>
  );
};

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
