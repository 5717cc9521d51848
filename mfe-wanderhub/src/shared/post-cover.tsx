import { paths, type PostCard } from '@wanderwork/contracts';
import { Picture, useTheme } from '@wanderwork/ui';

interface Props {
  post: Pick<PostCard, 'slug' | 'coverImage'>;
  /** Wide format for the top of an article; otherwise 16:9 for a card. */
  isWide?: boolean;
  /** In the first view. */
  isEager?: boolean;
}

const sizes = { card: { width: 480, height: 270 }, wide: { width: 1240, height: 420 } };

/** Shown if the post's own cover fails to load. */
const DEFAULT_COVER = paths.api.art.post('wanderhub');

/** A post's cover. Decorative: the title stands beside it. Drawn covers follow the theme. */
export const PostCover = ({ post, isWide = false, isEager = false }: Props) => {
  const [theme] = useTheme();
  const { width, height } = isWide ? sizes.wide : sizes.card;
  const query = new URLSearchParams({ theme, ...(isWide ? { shape: 'wide' } : {}) });
  const drawingUrl = paths.api.art.post(post.slug);
  const ownPicture = post.coverImage === drawingUrl ? null : post.coverImage;
  return (
    <Picture
      src={ownPicture ?? `${drawingUrl}?${query}`}
      fallback={`${DEFAULT_COVER}?${query}`}
      alt=""
      width={width}
      height={height}
      eager={isEager}
    />
  );
};
