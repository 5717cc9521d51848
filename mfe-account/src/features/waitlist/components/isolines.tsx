import styled from 'styled-components';

const summits = [
  { x: 180, y: 120, tilt: -14, rings: [30, 58, 92, 132, 178, 230] },
  { x: 640, y: 360, tilt: 10, rings: [24, 52, 88, 130, 178] },
  { x: 1130, y: 90, tilt: 18, rings: [34, 66, 104, 148, 198, 254] },
];

/** Decorative contour lines behind a section of the page. */
export const Isolines = () => (
  <Ground viewBox="0 0 1280 460" preserveAspectRatio="xMidYMid slice" fill="none" aria-hidden>
    {summits.map(({ x, y, tilt, rings }) => (
      <g key={x} transform={`translate(${x} ${y}) rotate(${tilt})`}>
        {rings.map((radius, ring) => (
          <ellipse key={radius} cx={ring * 5} rx={radius * 1.35} ry={radius * 0.78} />
        ))}
      </g>
    ))}
  </Ground>
);

const Ground = styled.svg`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  stroke: var(--ink);
  opacity: 0.1;

  @media (forced-colors: active) {
    display: none;
  }
`;
