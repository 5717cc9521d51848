import { type CitySummary } from '@wanderwork/contracts';
import { Picture, useTheme } from '@wanderwork/ui';

interface Props {
  city: Pick<CitySummary, 'imageUrl'>;
  /** A panorama for a page's head; otherwise the 3:2 of a card. */
  wide?: boolean;
  /** In the first view. */
  eager?: boolean;
  /** Empty where the name stands beside it. */
  alt?: string;
}

const sizes = { card: { width: 480, height: 320 }, wide: { width: 1240, height: 420 } };

/** A city's own landscape, printed with the inks of the theme. */
export const CityScene = ({ city, wide = false, eager = false, alt = '' }: Props) => {
  const [theme] = useTheme();
  const { width, height } = wide ? sizes.wide : sizes.card;
  const query = new URLSearchParams({ theme, ...(wide ? { shape: 'wide' } : {}) });
  return <Picture src={`${city.imageUrl}?${query}`} alt={alt} width={width} height={height} eager={eager} />;
};
