import { citySizes } from '@wanderwork/contracts';
import { Choice } from '../../../shared/choice';
import { sizeLabels } from '../model/labels';
import { type FilterPartProps } from '../model/filter-part';

const sizes = citySizes.map((size) => [size, sizeLabels[size]] as const);

export const SizeField = ({ filters, choose }: FilterPartProps) => (
  <Choice label="Size" none="Any size" value={filters.size} onChoose={choose('size')}>
    {sizes}
  </Choice>
);
