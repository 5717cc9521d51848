import { paths } from '@wanderwork/contracts';
import { useTheme } from '@wanderwork/ui';
import styled from 'styled-components';

/** The stamp of a city in the theme's colors; its name is below. */
export const Stamp = ({ city }: { city: string }) => {
  const [theme] = useTheme();
  return (
    <img
      src={`${paths.api.art.stamp(city)}?theme=${theme}`}
      alt=""
      width={200}
      height={200}
      loading="lazy"
      decoding="async"
    />
  );
};

/** A grid of stamps with names. */
export const Stamps = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(84px, 1fr));
  gap: var(--s3);
  padding: 0;
  list-style: none;

  li {
    display: grid;
    gap: var(--s1);
    align-content: start;
    justify-items: center;
    text-align: center;
  }

  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 1;
  }
`;
