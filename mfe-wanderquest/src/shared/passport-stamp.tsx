import styled from 'styled-components';
import { type RouteStamp, type StampShape } from './route-stamps';

const EIGHT = 'M42 6H98L134 42V98L98 134H42L6 98V42Z';
const EIGHT_INSIDE = 'M45 13H95L127 45V95L95 127H45L13 95V45Z';

const frames: Record<StampShape, React.ReactNode> = {
  round: (
    <>
      <circle cx={70} cy={70} r={64} />
      <circle cx={70} cy={70} r={57} strokeWidth={1} />
    </>
  ),
  square: (
    <>
      <rect x={6} y={20} width={128} height={100} rx={3} />
      <rect x={12} y={26} width={116} height={88} rx={2} strokeWidth={1} />
    </>
  ),
  eight: (
    <>
      <path d={EIGHT} />
      <path d={EIGHT_INSIDE} strokeWidth={1} />
    </>
  ),
};

/** A stamp as it stands in a passport. */
export const PassportStamp = ({ stamp }: { stamp: RouteStamp }) => (
  <Ink viewBox="0 0 140 140" aria-hidden>
    <g transform={`rotate(${stamp.tilt} 70 70)`}>
      <g fill="none" stroke="currentColor" strokeWidth={2}>
        {frames[stamp.shape]}
        <path d="M34 84q6-7 12 0t12 0 12 0 12 0 12 0 12 0" strokeWidth={1.4} />
      </g>
      <Words y={64} fontSize={stamp.city.length > 8 ? 15 : 18} fontWeight={700}>
        {stamp.city.toUpperCase()}
      </Words>
      <Words y={46} fontSize={10}>
        {stamp.country}
      </Words>
      <Words y={101} fontSize={11} fontWeight={600}>
        {stamp.date}
      </Words>
    </g>
  </Ink>
);

const Ink = styled.svg`
  width: 100%;
  height: auto;
  color: var(--red);
  opacity: 0.86;
`;

const Words = styled.text.attrs({ x: 70 })`
  fill: currentColor;
  font-family: var(--sans);
  letter-spacing: 0.04em;
  text-anchor: middle;
`;
