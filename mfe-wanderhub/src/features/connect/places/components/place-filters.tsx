import { topicSorts } from '@wanderwork/contracts';
import { Field, Select } from '@wanderwork/ui';
import styled from 'styled-components';
import { type TopicFilters } from '../../common/api/connect.query';
import { KindField, TagField } from '../../common/components/topic-filter-fields';
import { sortLabels } from '../../common/model/topic-filters';

interface Props {
  filters: TopicFilters;
  onChange: (name: keyof TopicFilters, value: string) => void;
}

/** Sorts and narrows the topics of a place. */
export const PlaceFilters = ({ filters, onChange }: Props) => (
  <FilterRow role="group" aria-label="Filters">
    <Field label="Sort by">
      <Select value={filters.sort ?? 'latest'} onChange={(event) => onChange('sort', event.target.value)}>
        {topicSorts.map((sort) => (
          <option key={sort} value={sort}>
            {sortLabels[sort]}
          </option>
        ))}
      </Select>
    </Field>
    <KindField value={filters.kind} onChange={(value) => onChange('kind', value)} />
    <TagField value={filters.tag} onChange={(value) => onChange('tag', value)} />
  </FilterRow>
);

const FilterRow = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 150px), 1fr));
  gap: var(--s3);
  max-width: 34rem;
`;
