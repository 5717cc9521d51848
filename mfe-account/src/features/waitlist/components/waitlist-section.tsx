import { useSession } from '@wanderwork/platform';
import { Container, Lead, Section, Stack, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { NewestTopics } from './newest-topics';
import { WaitlistForm } from './waitlist-form';

const summits = [
  { x: 180, y: 120, tilt: -14, rings: [30, 58, 92, 132, 178, 230] },
  { x: 640, y: 360, tilt: 10, rings: [24, 52, 88, 130, 178] },
  { x: 1130, y: 90, tilt: 18, rings: [34, 66, 104, 148, 198, 254] },
];

/** Decorative contour lines behind a section of the page. */
const Isolines = () => (
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

/** The community section of the home page: what is new in Connect, and the waitlist for visitors. */
export const WaitlistSection = () => {
  const isVisitor = useSession(({ isLoading, user }) => !isLoading && user === null);
  return (
    <Band aria-labelledby="community-title">
      <Isolines />
      <Split>
        <Stack $gap={4}>
          <h2 id="community-title">Travel in good company</h2>
          <Lead>
            City by city: questions, honest answers and small meet-ups among people who work remotely.
            {isVisitor &&
              ' Join the list and we’ll email you when something new starts, and nothing else unless you ask for it.'}
          </Lead>
          <NewestTopics />
        </Stack>
        {isVisitor && <WaitlistForm />}
      </Split>
    </Band>
  );
};

const Band = styled(Section)`
  position: relative;
  overflow: hidden;
  border-block: 1px solid var(--line);
  background: var(--water);
`;

const Split = styled(Container)`
  position: relative;
  display: grid;
  gap: var(--s6) var(--s8);
  align-items: center;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;
