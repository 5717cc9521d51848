import styled, { css } from 'styled-components';

/** Space of half a thumb at both ends, so that marks and ticks align with the thumb's tip. */
export const HALF_THUMB_PX = 12;
/** How far the focus ring extends beyond a thumb. */
const FOCUS_RING_PX = 5;

/** The ruler's line from the first tick to the last. */
const START = `${FOCUS_RING_PX + HALF_THUMB_PX}px`;
const LINE = `calc(100% - ${2 * (FOCUS_RING_PX + HALF_THUMB_PX)}px)`;

/**
 * A tick at each tenth including the last; the chosen part is a thick line. The ruler is as high as a finger needs
 * and extends into the space above and below. Everything is one background of constant size: otherwise the browser
 * would recompute the layers of the whole page with every step.
 */
export const Ruler = styled.div<{ style: Record<'--from' | '--to', number> }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  height: 44px;
  margin: ${-FOCUS_RING_PX}px;
  padding-inline: ${FOCUS_RING_PX}px;
  background:
    linear-gradient(
        90deg,
        transparent calc(var(--from) * 100%),
        var(--ink) 0 calc(var(--to) * 100%),
        transparent 0
      )
      ${START} 36px / ${LINE} 4px,
    linear-gradient(var(--ink) 0 0) ${START} 38px / ${LINE} 1px,
    linear-gradient(var(--line-2) 0 0) calc(100% - ${START}) 30px / 1px 8px,
    repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 10%) ${START} 30px / ${LINE} 8px;
  background-repeat: no-repeat;

  &:has(:disabled) {
    opacity: 0.55;
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;

/** A pointed thumb on the ruler, in an area large enough for a finger. */
const thumb = css`
  box-sizing: border-box;
  appearance: none;
  width: ${2 * HALF_THUMB_PX}px;
  height: 34px;
  border: 0;
  border-radius: var(--r1);
  background: conic-gradient(
      from -45.5deg at 50% 100%,
      transparent 0,
      var(--ink) 3.5deg 87.5deg,
      transparent 91deg
    )
    4px 3px / ${2 * HALF_THUMB_PX - 8}px 22px no-repeat;
  cursor: grab;
`;

const ring = css`
  outline: 2px solid var(--focus);
  outline-offset: 3px;
`;

/** Where the ruler is divided between two ends. */
const MIDDLE = `(var(--from) + var(--to)) / 2 * (100% - ${2 * HALF_THUMB_PX}px) + ${HALF_THUMB_PX}px`;

/** The ends of a span share the ruler: each takes the half nearer to it. */
export const End = styled.input`
  grid-area: 1 / 1;
  appearance: none;
  width: 100%;
  height: 100%;
  margin: 0;
  background: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    height: 44px;
    padding-block: 5px;
  }

  &::-webkit-slider-thumb {
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:active::-webkit-slider-thumb {
    cursor: grabbing;
  }

  &:active::-moz-range-thumb {
    cursor: grabbing;
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::-webkit-slider-thumb {
    ${ring}
  }

  &:focus-visible::-moz-range-thumb {
    ${ring}
  }

  &:disabled,
  &:disabled::-webkit-slider-thumb {
    cursor: not-allowed;
  }

  &:not(:only-child):first-child {
    clip-path: inset(-8px calc(100% - (${MIDDLE})) -8px -8px);
  }

  &:not(:only-child):last-child {
    clip-path: inset(-8px -8px -8px calc(${MIDDLE}));
  }
`;
