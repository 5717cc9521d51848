import { type PostCategory } from '@wanderwork/contracts';
import styled from 'styled-components';

const inks: Record<PostCategory, string> = {
  'Tips & Tutorials': '--t1',
  'Community Insights': '--t4',
  'Tools & Resources': '--t2',
};

/** A category in words, with its ink beside them. */
export const CategoryLabel = ({ category }: { category: PostCategory }) => (
  <Label>
    <Ink $ink={inks[category]} />
    {category}
  </Label>
);

const Label = styled.b`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  color: var(--ink);
`;

const Ink = styled.span.attrs({ 'aria-hidden': true })<{ $ink: string }>`
  width: 10px;
  height: 10px;
  border: 1px solid var(--ink);
  background: var(${({ $ink }) => $ink});
`;
