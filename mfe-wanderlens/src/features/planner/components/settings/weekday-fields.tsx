import { Chip, Row } from '@wanderwork/ui';

export const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

interface Props {
  label: string;
  /** 1 for Monday to 7 for Sunday; sorted. */
  value: readonly number[];
  onChange: (days: number[]) => void;
}

/** Chooses days of the week. */
export const WeekdayFields = ({ label, value, onChange }: Props) => (
  <Row $gap={1} role="group" aria-label={label}>
    {weekdayNames.map((name, at) => {
      const day = at + 1;
      const isChosen = value.includes(day);
      return (
        <Chip
          key={name}
          chosen={isChosen}
          onClick={() =>
            onChange(
              (isChosen ? value.filter((one) => one !== day) : [...value, day]).toSorted((a, b) => a - b),
            )
          }
        >
          {name}
        </Chip>
      );
    })}
  </Row>
);
