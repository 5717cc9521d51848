import { type CitySummary } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { memo, useState } from 'react';
import styled from 'styled-components';
import { Optional } from './optional';

const DimensionPeek = lazyRetry(() => import(/* webpackChunkName: 'small-parts' */ './dimension-peek'));

interface Props {
  city: CitySummary;
  /** The pointer or focus was on the card, so the dimensions are rendered. */
  isDrawn: boolean;
}

/**
 * The dimensions of a city. They cover the card's picture while the pointer or focus is on the card. On touch screens
 * a button shows them.
 */
export const CardDimensions = memo(({ city, isDrawn }: Props) => {
  // Remembers the city, so that another city in this card shows its picture.
  const [opened, setOpened] = useState<string | null>(null);
  const open = opened === city.slug;
  return (
    <Place>
      {(isDrawn || open) && city.dimensions.length > 0 && (
        <Sheet data-open={open || undefined} data-detail>
          <Optional resetKey={String(open)}>
            <DimensionPeek name={city.name} dimensions={city.dimensions} />
          </Optional>
        </Sheet>
      )}
      {city.dimensions.length > 0 && (
        <Disclosure type="button" aria-expanded={open} onClick={() => setOpened(open ? null : city.slug)}>
          {open ? 'Picture' : 'Dimensions'}
        </Disclosure>
      )}
    </Place>
  );
});
CardDimensions.displayName = 'CardDimensions';

/** Covers the picture, which is as wide as the card and two thirds as high. */
const Place = styled.div`
  position: absolute;
  inset: 0 0 auto;
  aspect-ratio: 3 / 2;
  pointer-events: none;

  button {
    pointer-events: auto;
  }
`;

const Sheet = styled.div`
  position: absolute;
  inset: 0;
  display: grid;
  padding: 14px 58px 14px 20px;
  background: var(--sheet);
  opacity: 0;
  visibility: hidden;
  transition:
    opacity var(--d2),
    visibility var(--d2);

  article:focus-within &,
  &[data-open] {
    opacity: 1;
    visibility: visible;
  }

  @media (hover: none) {
    padding-block-end: 50px;
  }

  @media (hover: hover) {
    article:hover & {
      opacity: 1;
      visibility: visible;
    }
  }
`;

const Disclosure = styled.button`
  position: absolute;
  inset-block-end: 10px;
  inset-inline-end: 10px;
  z-index: 1;
  min-height: 32px;
  padding: 0 10px;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  font: 600 var(--f-cap) / 1 var(--sans);
  color: var(--ink);

  @media (hover: hover) {
    display: none;
  }
`;
