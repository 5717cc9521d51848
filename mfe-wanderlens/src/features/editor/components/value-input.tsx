import type { EditableFigure } from '@wanderwork/contracts';
import { Select, TextArea, TextInput } from '@wanderwork/ui';
import type { ChangeEvent } from 'react';

interface Props {
  figure: EditableFigure;
  name: string;
  value: string;
  disabled: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => void;
  /** Called with the selected value of a choice. */
  onValue: (value: string) => void;
}

/**
 * The control for the type of the figure. Numbers are typed as text, so that the server can explain what is wrong
 * with them.
 */
export const ValueInput = ({ figure: { values }, onValue, ...input }: Props) => {
  switch (values.type) {
    case 'number':
      return <TextInput inputMode="decimal" autoComplete="off" {...input} />;
    case 'months':
      return <TextArea rows={3} {...input} />;
    case 'text':
      return <TextInput autoComplete="off" {...input} />;
    case 'choice':
      return (
        <Select
          name={input.name}
          value={input.value}
          disabled={input.disabled}
          onChange={({ target }) => onValue(target.value)}
        >
          <option value="">Unknown</option>
          {values.choices.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      );
  }
};
