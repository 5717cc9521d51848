import { useQuery } from '@tanstack/react-query';
import {
  correctionLimits,
  figureGroups,
  figureGroupTitles,
  type CorrectableFigure,
  type ProposedFigure,
} from '@wanderwork/contracts';
import { Field, Select, Small, Stack, TextInput } from '@wanderwork/ui';
import { LoadError } from '@wanderwork/ui/lists';
import styled from 'styled-components';
import { correctableFiguresQuery } from '../api/correctable-figures.query';

export const emptyFigure: ProposedFigure = { figure: '', value: '', year: '', source: '' };

const CITY = 'city:';
const numberFormat = new Intl.NumberFormat('en');

/** "100 to 20,000, USD a month" */
const describeValues = (figure: CorrectableFigure | undefined): string => {
  if (figure?.values.type !== 'number') return 'As the source states it';
  const { values, unit } = figure;
  const range = `${numberFormat.format(values.min)} to ${numberFormat.format(values.max)}`;
  return unit ? `${range}, ${unit}` : range;
};

const describeCurrent = ({ current, year }: CorrectableFigure): string => {
  if (current === null) return 'We don’t know this figure yet.';
  return `Our data says ${current}${year ? ` (${year})` : ''}.`;
};

interface Props {
  /** The key of the topic's place. */
  place: string | null;
  value: ProposedFigure;
  /** By the path of the field in the request. */
  errors: Readonly<Record<string, string>>;
  onChange: (value: ProposedFigure) => void;
}

/** The figure that a correction proposes, its value, year and source. */
export const CorrectionFields = ({ place, value, errors, onChange }: Props) => {
  const city = place?.startsWith(CITY) ? place.slice(CITY.length) : '';
  const { data: figures = [], isError, refetch } = useQuery(correctableFiguresQuery(city));
  if (city === '') return <Small role="note">Choose the city that the figure is about.</Small>;
  if (isError) return <LoadError label="The figures of this city" onTryAgain={() => void refetch()} />;
  const chosen = figures.find(({ key }) => key === value.figure);
  const set = (change: Partial<ProposedFigure>) => onChange({ ...value, ...change });
  return (
    <Stack $gap={4}>
      <Field
        label="Which figure?"
        description={chosen && describeCurrent(chosen)}
        error={errors['correction.figure']}
        required
      >
        <Select value={value.figure} onChange={({ target }) => set({ figure: target.value, value: '' })}>
          <option value="">Choose a figure</option>
          {figureGroups.map((group) => (
            <FigureOptions key={group} label={figureGroupTitles[group]} group={group} figures={figures} />
          ))}
        </Select>
      </Field>
      <Pair>
        <ValueField
          figure={chosen}
          value={value.value}
          error={errors['correction.value']}
          onChange={(text) => set({ value: text })}
        />
        <Field label="Year" description="Like 2026" error={errors['correction.year']} required>
          <TextInput
            inputMode="numeric"
            autoComplete="off"
            maxLength={4}
            value={value.year}
            onChange={({ target }) => set({ year: target.value })}
          />
        </Field>
      </Pair>
      <Field
        label="Link to the source"
        description="It starts with https://"
        error={errors['correction.source']}
        required
      >
        <TextInput
          type="url"
          autoComplete="off"
          maxLength={correctionLimits.source}
          value={value.source}
          onChange={({ target }) => set({ source: target.value })}
        />
      </Field>
    </Stack>
  );
};

interface OptionsProps {
  label: string;
  group: CorrectableFigure['group'];
  figures: readonly CorrectableFigure[];
}

const FigureOptions = ({ label, group, figures }: OptionsProps) => (
  <optgroup label={label}>
    {figures
      .filter((figure) => figure.group === group)
      .map((figure) => (
        <option key={figure.key} value={figure.key}>
          {figure.label}
        </option>
      ))}
  </optgroup>
);

interface ValueProps {
  figure: CorrectableFigure | undefined;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

const ValueField = ({ figure, value, error, onChange }: ValueProps) => (
  <Field label="Value" description={describeValues(figure)} error={error} required>
    {figure?.values.type === 'choice' ? (
      <Select value={value} onChange={({ target }) => onChange(target.value)}>
        <option value="">Choose a value</option>
        {figure.values.choices.map((choice) => (
          <option key={choice}>{choice}</option>
        ))}
      </Select>
    ) : (
      <TextInput
        inputMode={figure?.values.type === 'number' ? 'decimal' : 'text'}
        autoComplete="off"
        maxLength={correctionLimits.value}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    )}
  </Field>
);

const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 8rem);
  gap: var(--s4);
  align-items: start;
`;
