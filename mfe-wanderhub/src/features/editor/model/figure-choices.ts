import { postFigureKeys } from '@wanderwork/contracts';

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
  meal: 'A plain meal out',
  plug: 'Plug type',
};

const PASSPORT = /^entry([A-Z][a-z])$/;

/** `rentCentre` → "Rent centre". */
const toLabel = (field: string): string => {
  const [, passport] = PASSPORT.exec(field) ?? [];
  if (passport !== undefined) return `Entry with a passport of ${passport.toUpperCase()}`;
  const words = field.replace(/([A-Z])/g, ' $1').toLowerCase();
  return LABELS[field] ?? words.charAt(0).toUpperCase() + words.slice(1);
};

/** All figures that articles can use, and the blocks. */
export const figureChoices: readonly FigureChoice[] = [
  ...['irex', ...Object.keys(postFigureKeys)].map((field) => ({ value: field, label: toLabel(field) })),
  ...BLOCK_CHOICES,
];

export const isBlock = (choice: string): boolean => BLOCK_CHOICES.some(({ value }) => value === choice);

/** The directive to insert. */
export const toDirective = (city: string, choice: string): string =>
  isBlock(choice) ? `{{${choice}:${city}}}` : `{{city:${city}.${choice}}}`;
