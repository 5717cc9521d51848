import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isLoaded, rememberLoaded } from './loaded-pictures';
import { PicturePlaceholder } from './picture-placeholder';

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
