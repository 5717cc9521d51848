import { Container, space } from '@wanderwork/ui';
import styled from 'styled-components';

/** Where a short page or an error card stands. */
export const PageContainer = styled(Container)`
  padding-block: ${space(8)};
`;
