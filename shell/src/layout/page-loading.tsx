import { Spinner } from '@wanderwork/ui';
import styled, { keyframes } from 'styled-components';

const LABEL = 'Loading the page';

/** Shown in place of a page that has not loaded yet. */
export const PageSpinner = () => (
  <PageCenter>
    <Spinner label={LABEL} size={32} />
  </PageCenter>
);

/** Shown over the last page while the next one loads; a page that is ready at once shows nothing. */
export const PageLoading = () => (
  <Corner>
    <Spinner label={LABEL} size={20} />
  </Corner>
);

const PageCenter = styled.div`
  display: grid;
  place-items: center;
  min-height: 60vh;
`;

const appear = keyframes`
  from { opacity: 0; }
`;

const Corner = styled.div`
  position: fixed;
  z-index: 45;
  top: 76px;
  right: var(--gut);
  padding: 10px;
  border: 1px solid var(--line);
  border-radius: 50%;
  background: var(--sheet);
  box-shadow: var(--e2);
  animation: ${appear} 1ms 150ms backwards;
`;
