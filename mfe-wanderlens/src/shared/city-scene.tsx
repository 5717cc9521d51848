import { type CitySummary } from '@wanderwork/contracts';
import { Picture, useTheme } from '@wanderwork/ui';

interface Props {
  city: Pick<CitySummary, 'imageUrl'>;
  /** A panorama for the head of a page; otherwise the 3:2 picture of a card. */
  wide?: boolean;
  /** In the first view. */
  eager?: boolean;
  /** Empty if the name is next to it. */
  alt?: string;
}

const sizes = { card: { width: 480, height: 320 }, wide: { width: 1240, height: 420 } };

/** A city's landscape in the colors of the theme. */
export const CityScene = ({ city, wide = false, eager = false, alt = '' }: Props) => {
  const [theme] = useTheme();
  const { width, height } = wide ? sizes.wide : sizes.card;
  const query = new URLSearchParams({ theme, ...(wide ? { shape: 'wide' } : {}) });
  return <Picture src={`${city.imageUrl}?${query}`} alt={alt} width={width} height={height} eager={eager} />;
};
