import { PageHead } from '@wanderwork/platform';
import { Gallery } from '@wanderwork/ui/gallery';

/** Every part of the design system in every state. Development builds alone have it. */
const GalleryPage = () => (
  <>
    <PageHead title="The system" private />
    <Gallery />
  </>
);

export default GalleryPage;
