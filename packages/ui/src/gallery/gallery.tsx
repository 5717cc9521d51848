import { Container } from '../layout/layout';

/** Every part of the system on one page; the shell mounts it in development builds. */
export const Gallery = () => (
  <Container>
    <h1>The system</h1>
  </Container>
);
