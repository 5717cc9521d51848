import { postCategories, type PostCategory } from '@wanderwork/contracts';
import { Chip, Row } from '@wanderwork/ui';
import { CategorySwatch } from '../../../shared/category-label';

interface Props {
  chosen: PostCategory | null;
  onChoose: (category: PostCategory | null) => void;
}

export const CategoryChips = ({ chosen, onChoose }: Props) => (
  <Row role="group" aria-label="Category" $gap={2}>
    <Chip chosen={chosen === null} onClick={() => onChoose(null)}>
      All
    </Chip>
    {postCategories.map((category) => (
      <Chip key={category} chosen={chosen === category} onClick={() => onChoose(category)}>
        <CategorySwatch category={category} />
        &ensp;{category}
      </Chip>
    ))}
  </Row>
);
