import { Container, Lead, Section, Stack, media } from '@wanderwork/ui';
import styled from 'styled-components';
import { Isolines } from './isolines';
import { WaitlistForm } from './waitlist-form';

/** The community section of the home page with the waitlist form. */
export const WaitlistSection = () => (
  <Band aria-labelledby="community-title">
    <Isolines />
    <Split>
      <Stack $gap={4}>
        <h2 id="community-title">Travel in good company</h2>
        <Lead>
          City channels, small meetups, honest answers. Join the list and we’ll tell you when it opens, and
          nothing else unless you ask for it.
        </Lead>
      </Stack>
      <WaitlistForm />
    </Split>
  </Band>
);

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
