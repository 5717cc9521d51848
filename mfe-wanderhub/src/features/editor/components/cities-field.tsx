import { useQuery } from '@tanstack/react-query';
import { POST_CITIES_MAX } from '@wanderwork/contracts';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { ConditionChip, Field, Row, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

/** The cities whose pages link to the post. */
export const CitiesField = ({ draft }: { draft: Draft }) => {
  const chosen = useDraftState(draft, ({ words }) => words.cities);
  const { data: cities = [] } = useQuery(cityChoicesQuery);
  const nameOf = (slug: string) => cities.find(({ value }) => value === slug)?.label ?? slug;
  const add = (slug: string | null) =>
    slug !== null &&
    !chosen.includes(slug) &&
    chosen.length < POST_CITIES_MAX &&
    draft.write({ cities: [...chosen, slug] });
  return (
    <Stack $gap={2}>
      <Field label="Related cities" description="Their pages will link to this post.">
        <Combobox
          key={chosen.length}
          options={cities.filter(({ value }) => !chosen.includes(value))}
          value={null}
          onChange={add}
          listLabel="Cities"
        />
      </Field>
      {chosen.length > 0 && (
        <Row $gap={2} role="list" aria-label="Cities of this post">
          {chosen.map((slug) => (
            <span key={slug} role="listitem">
              <ConditionChip onRemove={() => draft.write({ cities: chosen.filter((one) => one !== slug) })}>
                {nameOf(slug)}
              </ConditionChip>
            </span>
          ))}
        </Row>
      )}
    </Stack>
  );
};
