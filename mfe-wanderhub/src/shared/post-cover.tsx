import { paths, type PostCard } from '@wanderwork/contracts';
import { Picture, useTheme } from '@wanderwork/ui';

interface Props {
  post: Pick<PostCard, 'slug' | 'coverImage'>;
  /** A strip for the head of an article; otherwise the 16:9 of a card. */
  wide?: boolean;
  /** In the first view. */
  eager?: boolean;
}

const sizes = { card: { width: 480, height: 270 }, wide: { width: 1240, height: 420 } };

/** What stands for a post whose own picture cannot be had. */
const DEFAULT_COVER = paths.api.art.post('wanderhub');

/** A post's cover: decoration, its title stands beside it. What we draw ourselves is printed in the theme's inks. */
export const PostCover = ({ post, wide = false, eager = false }: Props) => {
  const [theme] = useTheme();
  const { width, height } = wide ? sizes.wide : sizes.card;
  const inks = new URLSearchParams({ theme, ...(wide ? { shape: 'wide' } : {}) });
  const drawing = paths.api.art.post(post.slug);
  const given = post.coverImage === drawing ? null : post.coverImage;
  return (
    <Picture
      src={given ?? `${drawing}?${inks}`}
      fallback={`${DEFAULT_COVER}?${inks}`}
      alt=""
      width={width}
      height={height}
      eager={eager}
    />
  );
};
