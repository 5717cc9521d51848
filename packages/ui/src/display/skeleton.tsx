import styled, { keyframes } from 'styled-components';

const drift = keyframes`
  from { background-position: 100% 0; }
  to { background-position: -50% 0; }
`;

/** Reserves the exact space of content that loads. Decorative: the loading component announces it once. */
export const Skeleton = styled.div.attrs({ 'aria-hidden': true })<{ $width?: string; $height?: string }>`
  width: ${({ $width = '100%' }) => $width};
  height: ${({ $height = '1em' }) => $height};
  border-radius: var(--r1);
  background: linear-gradient(
      100deg,
      var(--water) 30%,
      color-mix(in srgb, var(--water) 50%, var(--sheet)) 50%,
      var(--water) 70%
    )
    0 / 300% 100%;
  animation: ${drift} 1.6s infinite linear;

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }

  @media (forced-colors: active) {
    border: 1px solid GrayText;
  }
`;
