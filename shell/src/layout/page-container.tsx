import { Container, space } from '@wanderwork/ui';
import styled from 'styled-components';

/** The container of short pages and error cards. */
export const PageContainer = styled(Container)`
  padding-block: ${space(8)};
`;
