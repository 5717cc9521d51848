import { Columns, Container, Skeleton, Spinner, Stack, VisuallyHidden } from '@wanderwork/ui';
import styled from 'styled-components';

/** The placeholder of a city page while it loads. */
export const CitySkeleton = () => (
  <Page>
    <VisuallyHidden as="h1">City</VisuallyHidden>
    <Spinner label="Loading the city" />
    <Stack $gap={5}>
      <Skeleton $width="min(100%, 420px)" $height="clamp(3rem, 1.6rem + 6.8vw, 7rem)" />
      <Skeleton $width="min(100%, 360px)" />
      <Skeleton $height="clamp(234px, 32vw, 434px)" />
      <Columns>
        <Skeleton $height="420px" />
        <Skeleton $height="360px" />
      </Columns>
    </Stack>
  </Page>
);

const Page = styled(Container)`
  /* Keeps the footer out of view, so that it loads nothing yet. */
  min-height: 200vh;
  padding-block: 20px var(--s8);
`;
