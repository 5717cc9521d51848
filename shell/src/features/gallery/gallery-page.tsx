import { PageHead } from '@wanderwork/platform';
import { Gallery } from '@wanderwork/ui/gallery';

/** Shows every part of the design system in every state. Only development builds have this page. */
const GalleryPage = () => (
  <>
    <PageHead title="Design system" private />
    <Gallery />
  </>
);

export default GalleryPage;
