import { Chip, Row } from '@wanderwork/ui';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

interface Props {
  label: string;
  /** 1 for Monday to 7 for Sunday; sorted. */
  value: readonly number[];
  onChange: (days: number[]) => void;
}

/** Chooses days of the week. */
export const WeekdayFields = ({ label, value, onChange }: Props) => (
  <Row $gap={1} role="group" aria-label={label}>
    {weekdays.map((name, at) => {
      const day = at + 1;
      const isChosen = value.includes(day);
      return (
        <Chip
          key={name}
          chosen={isChosen}
          aria-label={name}
          onClick={() =>
            onChange(
              (isChosen ? value.filter((one) => one !== day) : [...value, day]).toSorted((a, b) => a - b),
            )
          }
        >
          {name.slice(0, 2)}
        </Chip>
      );
    })}
  </Row>
);
