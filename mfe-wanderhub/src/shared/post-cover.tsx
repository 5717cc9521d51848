import { paths, type PostCard } from '@wanderwork/contracts';
import { Picture, useTheme } from '@wanderwork/ui';

interface Props {
  post: Pick<PostCard, 'slug' | 'coverImage'>;
  /** A strip for the head of an article; otherwise the 16:9 of a card. */
  isWide?: boolean;
  /** In the first view. */
  isEager?: boolean;
}

const sizes = { card: { width: 480, height: 270 }, wide: { width: 1240, height: 420 } };

/** What stands for a post whose own picture cannot be had. */
const DEFAULT_COVER = paths.api.art.post('wanderhub');

/** A post's cover: decoration, its title stands beside it. What we draw ourselves is printed in the theme's inks. */
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
