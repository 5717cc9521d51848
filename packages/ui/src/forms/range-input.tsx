import type { InputHTMLAttributes, Ref } from 'react';
import styled, { css } from 'styled-components';
import { useControlProps } from './field-context';

/** A value set along a ruler; inside a Field it takes its label from there. */
export const RangeInput = (
  props: Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement> },
) => {
  const { required: _required, ...control } = useControlProps();
  return <Ruler type="range" {...control} {...props} />;
};

const track = css`
  height: 9px;
  border-bottom: 1px solid var(--ink);
  background: repeating-linear-gradient(90deg, var(--line-2) 0 1px, transparent 1px 10%);
`;

const thumb = css`
  width: 16px;
  height: 22px;
  border: 0;
  border-radius: 0;
  background: var(--ink);
  clip-path: polygon(0 0, 100% 0, 100% 62%, 50% 100%, 0 62%);
  cursor: grab;
`;

const Ruler = styled.input`
  width: 100%;
  height: 30px;
  background: none;
  appearance: none;

  &::-webkit-slider-runnable-track {
    ${track}
  }

  &::-webkit-slider-thumb {
    ${thumb}
    margin-top: -12px;
    appearance: none;
  }

  &::-moz-range-track {
    ${track}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  @media (forced-colors: active) {
    forced-color-adjust: none;
  }
`;
