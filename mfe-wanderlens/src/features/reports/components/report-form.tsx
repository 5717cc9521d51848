import { type ReportFormat, type ReportSection } from '@wanderwork/contracts';
import { isNeutral } from '@wanderwork/irex';
import { getServerMessage, useTemperatureUnit } from '@wanderwork/platform';
import { Banner, Button, Checkbox, Small, Stack } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { getSections, sectionLabels } from '../model/section-labels';
import { useReport } from '../api/use-report';

/** Chooses the sections and the format of a report, and downloads it. */
export const ReportForm = ({ slugs }: { slugs: readonly string[] }) => {
  const sections = getSections(slugs.length);
  const [chosen, setChosen] = useState<readonly ReportSection[]>(sections);
  const [format, setFormat] = useState<ReportFormat>('pdf');
  const [withOwn, setWithOwn] = useState(true);
  const { preferences, ready, loadFailed, retry } = useMyPreferences();
  const { mutate, data, error, isPending, reset } = useReport();
  const temperatureUnit = useTemperatureUnit();
  const hasPreferences = !isNeutral(preferences);

  const blocked = getBlockedReason({ chosen: chosen.length, isLoaded: ready || loadFailed });

  const toggle = (section: ReportSection) => {
    reset();
    setChosen((before) => sections.filter((one) => before.includes(one) !== (one === section)));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending || blocked) return;
    mutate({
      cities: [...slugs],
      sections: [...chosen],
      format,
      wishes: hasPreferences && withOwn ? preferences : null,
      temperatureUnit,
    });
  };

  return (
    <form onSubmit={submit} noValidate>
      <Stack $gap={5}>
        <SectionChoice {...{ sections, chosen }} onToggle={toggle} />
        <FormatChoice format={format} onChange={setFormat} />
        {hasPreferences && (
          <Checkbox checked={withOwn} onChange={() => setWithOwn(!withOwn)}>
            Include the score for your preferences
          </Checkbox>
        )}
        {loadFailed && <PreferencesError onTryAgain={retry} />}
        {error && (
          <Banner tone="bad" role="alert" title="We couldn’t create the report">
            Your choices are safe. {getServerMessage(error, 'Please try again.')}
          </Banner>
        )}
        <div>
          <Button
            type="submit"
            variant="ink"
            wide
            busy={isPending}
            busyLabel="Creating the report..."
            unavailable={blocked}
          >
            {format === 'pdf' ? 'Download PDF' : 'Download CSV'}
          </Button>
          <Status $quiet role="status">
            {data && `${data.name} is in your downloads.`}
          </Status>
        </div>
      </Stack>
    </form>
  );
};

interface SectionProps {
  sections: readonly ReportSection[];
  chosen: readonly ReportSection[];
  onToggle: (section: ReportSection) => void;
}

const SectionChoice = ({ sections, chosen, onToggle }: SectionProps) => (
  <Choices>
    <legend>Include</legend>
    {sections.map((section) => (
      <Checkbox key={section} checked={chosen.includes(section)} onChange={() => onToggle(section)}>
        {sectionLabels[section]}
      </Checkbox>
    ))}
  </Choices>
);

const formats: [ReportFormat, string, string][] = [
  ['pdf', 'PDF', 'to read and print, with charts'],
  ['csv', 'CSV', 'for spreadsheets, one line per figure'],
];

interface FormatProps {
  format: ReportFormat;
  onChange: (format: ReportFormat) => void;
}

const FormatChoice = ({ format, onChange }: FormatProps) => (
  <Choices>
    <legend>Format</legend>
    {formats.map(([value, name, description]) => (
      <Checkbox
        key={value}
        type="radio"
        name="format"
        checked={format === value}
        onChange={() => onChange(value)}
      >
        {name}, {description}
      </Checkbox>
    ))}
  </Choices>
);

/** The reason why the form cannot be submitted, if any. */
const getBlockedReason = ({
  chosen,
  isLoaded,
}: {
  chosen: number;
  isLoaded: boolean;
}): string | undefined => {
  if (chosen === 0) return 'Choose at least one section.';
  return isLoaded ? undefined : 'Loading your preferences.';
};

const Status = styled(Small)`
  display: block;

  &:not(:empty) {
    margin-top: var(--s3);
  }
`;

const Choices = styled.fieldset`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    margin-bottom: var(--s1);
    padding: 0;
    font-size: var(--f-sm);
    font-weight: 600;
  }
`;
