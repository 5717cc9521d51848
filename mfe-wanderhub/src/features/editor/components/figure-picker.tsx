import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, Field, Small, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { postFigureKeys, postRangeKeys } from '@wanderwork/contracts';

interface Props {
  open: boolean;
  onClose: () => void;
  /** `isBlock`: the directive goes on a line of its own. */
  onChoose: (directive: string, isBlock: boolean) => void;
}

/** Inserts a directive for a city figure, which always shows the current value. */
export const FigurePicker = ({ open, onClose, onChoose }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => !next && onClose()}
    title="Insert a city figure"
    description="Readers always see the current figure, with its source."
  >
    <FigureForm onChoose={onChoose} />
  </Dialog>
);

const FigureForm = ({ onChoose }: Pick<Props, 'onChoose'>) => {
  const { data: cities = [], error } = useQuery(cityChoicesQuery);
  const [city, setCity] = useState<string | null>(null);
  const [figure, setFigure] = useState<string | null>(null);
  const directive = city !== null && figure !== null ? toDirective(city, figure) : null;
  return (
    <Stack $gap={4}>
      <Field label="City" error={error && cities.length === 0 ? 'We couldn’t load the cities.' : null}>
        <Combobox options={cities} value={city} onChange={setCity} listLabel="Cities" />
      </Field>
      <Field label="Figure">
        <Combobox options={figureChoices} value={figure} onChange={setFigure} listLabel="Figures" />
      </Field>
      {directive && (
        <Small $quiet>
          <code>{directive}</code>
        </Small>
      )}
      <div>
        <Button
          variant="ink"
          unavailable={!directive && 'Choose a city and a figure first.'}
          onClick={() => directive && figure && onChoose(directive, isBlock(figure))}
        >
          Insert
        </Button>
      </div>
    </Stack>
  );
};

/** A choice in the figure picker. */
interface FigureChoice {
  value: string;
  label: string;
  note?: string;
}

const BLOCK_CHOICES: FigureChoice[] = [
  { value: 'city-card', label: 'City card', note: 'on a line of its own' },
  { value: 'city-months', label: 'Monthly climate table', note: 'on a line of its own' },
];

const LABELS: Record<string, string> = {
  irex: 'IREX score',
  download: 'Download speed',
  upload: 'Upload speed',
  plug: 'Plug type',
};

const PASSPORT = /^entry([A-Z][a-z])$/;

/** `monthlyCost` → "Monthly cost". */
const toLabel = (field: string): string => {
  const [, passport] = PASSPORT.exec(field) ?? [];
  if (passport !== undefined) return `Entry with a passport of ${passport.toUpperCase()}`;
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** All figures that articles can use, and the blocks. */
const figureChoices: readonly FigureChoice[] = [
  ...['irex', ...Object.keys(postFigureKeys), ...Object.keys(postRangeKeys)].map((field) => ({
    value: field,
    label: toLabel(field),
  })),
  ...BLOCK_CHOICES,
];

const isBlock = (choice: string): boolean => BLOCK_CHOICES.some(({ value }) => value === choice);

/** The directive to insert. */
const toDirective = (city: string, choice: string): string =>
  isBlock(choice) ? `{{${choice}:${city}}}` : `{{city:${city}.${choice}}}`;
