import { useEffect, useState } from 'react';
import styled from 'styled-components';

/** How long after a failure the picture is requested again. */
export const PICTURE_RETRY_MS = 1000;

interface Props {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** The picture's own size, which reserves its space. */
  width: number;
  height: number;
  /** Another picture to show on failure; contours by default. */
  fallback?: string;
  /** Part of the first view: loaded at once, before other things. */
  eager?: boolean;
}

/**
 * A picture with a placeholder. On failure the fallback shows, and one second later it is requested once more. A
 * picture seen before appears without a fade.
 */
export const Picture = (props: Props) => <Attempts key={props.src} {...props} />;

const Attempts = ({ src, alt, width, height, fallback, eager = false }: Props) => {
  const [seen, setSeen] = useState(() => isLoaded(src));
  const [failures, setFailures] = useState(0);
  const address = useRetriedAddress(src, failures);

  const onLoad = () => {
    rememberLoaded(src);
    setSeen(true);
  };
  const onError = () => {
    setSeen(false);
    setFailures((count) => count + 1);
  };

  return (
    // A broken picture loses the aspect ratio of its attributes.
    <Frame style={{ aspectRatio: `${width} / ${height}` }}>
      {failures > 0 &&
        !seen &&
        (fallback ? <Image src={fallback} alt="" {...{ width, height }} $shown /> : <PicturePlaceholder />)}
      <Image
        key={address}
        src={address}
        alt={alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        {...{ width, height, onLoad, onError }}
        $shown={seen}
      />
    </Frame>
  );
};

/** The address; after the first failure and a pause, one that bypasses every cache that may hold the failure. */
const useRetriedAddress = (src: string, failures: number) => {
  const [address, setAddress] = useState(src);
  useEffect(() => {
    if (failures !== 1) return;
    const timer = setTimeout(
      () => setAddress(`${src}${src.includes('?') ? '&' : '?'}retry=${Date.now()}`),
      PICTURE_RETRY_MS,
    );
    return () => clearTimeout(timer);
  }, [src, failures]);
  return address;
};

const Frame = styled.span`
  display: grid;
  overflow: hidden;
  break-inside: avoid;
  background: var(--water);

  > * {
    grid-area: 1 / 1;
  }
`;

const Image = styled.img<{ $shown: boolean }>`
  width: 100%;
  height: 100%;
  object-fit: cover;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity var(--d3);
`;

/** Addresses of pictures already shown on this page; they appear without a fade the next time. */
const loaded = new Set<string>();

const isLoaded = (src: string): boolean => loaded.has(src);

const rememberLoaded = (src: string): void => {
  loaded.add(src);
};

/** Pictures in the served HTML need no fade either. */
export const rememberServedPictures = (place: Element): void => {
  for (const image of place.querySelectorAll('img'))
    if (image.complete && image.naturalWidth > 0) rememberLoaded(image.getAttribute('src') ?? '');
};

/** Shown when a picture fails to load: the contours of unmapped land. */
const PicturePlaceholder = () => (
  <Drawing viewBox="0 0 480 320" preserveAspectRatio="xMidYMid slice" aria-hidden>
    {[0, 1, 2, 3, 4, 5, 6, 7].map((ring) => (
      <path key={ring} d={contour} transform={`translate(240 160) scale(${0.22 + ring * 0.24})`} />
    ))}
  </Drawing>
);

const contour = 'M-92-30C-64-74-8-58 26-66s86 2 92 38-34 44-44 66S8 70-38 66s-92-20-92-50 18-22 38-46z';

const Drawing = styled.svg`
  width: 100%;
  height: 100%;
  background: var(--sea);
  fill: none;
  stroke: var(--ink);
  opacity: 0.5;

  path {
    vector-effect: non-scaling-stroke;
    stroke-width: 0.8;
  }
`;
