import { useQuery } from '@tanstack/react-query';
import { cityChoicesQuery } from '@wanderwork/platform/cities';
import { Button, Field, Small, Stack } from '@wanderwork/ui';
import { Combobox } from '@wanderwork/ui/controls';
import { Dialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { toDirective, figureChoices, isBlock } from '../model/figure-choices';

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
