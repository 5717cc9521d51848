import { type PostCategory } from '@wanderwork/contracts';
import styled from 'styled-components';

const colors: Record<PostCategory, string> = {
  'Tips & Tutorials': '--t1',
  'Community Insights': '--t4',
  'Tools & Resources': '--t2',
};

/** A category with its color. */
export const CategoryLabel = ({ category }: { category: PostCategory }) => (
  <Label>
    <CategorySwatch category={category} />
    {category}
  </Label>
);

/** The color of a category. Decorative: the name stands beside it. */
export const CategorySwatch = ({ category }: { category: PostCategory }) => (
  <Swatch $ink={colors[category]} />
);

const Label = styled.b`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--ink);
`;

const Swatch = styled.span.attrs({ 'aria-hidden': true })<{ $ink: string }>`
  display: inline-block;
  width: 10px;
  height: 10px;
  border: 1px solid currentColor;
  background: var(${({ $ink }) => $ink});
`;
