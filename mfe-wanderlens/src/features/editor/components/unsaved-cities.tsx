import { useSession } from '@wanderwork/platform';
import { Small, TextLink } from '@wanderwork/ui';
import { type ComboboxOption } from '@wanderwork/ui/controls';
import { useUnsavedEdits } from '../model/stored-edits';

interface Props {
  cities: readonly ComboboxOption[];
  /** The slug of the open city, whose edits are shown already. */
  open: string | null;
}

/** Links to the cities with unsaved edits. */
export const UnsavedCities = ({ cities, open }: Props) => {
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
