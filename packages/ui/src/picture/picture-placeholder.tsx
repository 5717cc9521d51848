import styled from 'styled-components';

/** Shown when a picture fails to load: the contours of unmapped land. */
export const PicturePlaceholder = () => (
  <Drawing viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((ring) => (
      <path key={ring} d={contour} transform={`translate(240 160) scale(${0.22 + ring * 0.24})`} />
    ))}
  </Drawing>
);

const contour = 'M-92-30C-64-74-8-58 26-66s86 2 92 38-34 44-44 66S8 70-38 66s-92-20-92-50 18-22 38-46z';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  background: var(--sea);
  fill: none;
  stroke: var(--ink);
  opacity: 0.5;

  path {
    vector-effect: non-scaling-stroke;
    stroke-width: 0.8;
  }
`;
