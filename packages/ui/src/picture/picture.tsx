import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { isLoaded, rememberLoaded } from './loaded-pictures';

/** How long after a failure the picture is asked for once more. */
export const PICTURE_RETRY_MS = 1000;

interface Props {
  src: string;
  /** Empty for decoration. */
  alt: string;
  /** The picture's own size: keeps its place before it arrives. */
  width: number;
  height: number;
  /** Shown when it fails. */
  fallback?: string;
  /** In the first view: loaded at once, before other things. */
  eager?: boolean;
}

/** A picture with a placeholder, a second try after a failure, and no fade when it was seen before. */
export const Picture = (props: Props) => <Loading key={props.src} {...props} />;

const Loading = ({ src, alt, width, height, fallback, eager = false }: Props) => {
  const [loaded, setLoaded] = useState(() => isLoaded(src));
  const [failures, setFailures] = useState(0);
  const [address, setAddress] = useState(src);

  useEffect(() => {
    if (failures !== 1) return;
    const timer = setTimeout(() => setAddress(freshAddress(src)), PICTURE_RETRY_MS);
    return () => clearTimeout(timer);
  }, [failures, src]);

  const onLoad = () => {
    rememberLoaded(src);
    setLoaded(true);
  };

  return (
    <Frame>
      {failures > 0 && !loaded && fallback && (
        <Image src={fallback} alt="" width={width} height={height} $shown />
      )}
      <Image
        key={address}
        src={address}
        alt={alt}
        width={width}
        height={height}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        $shown={loaded}
        onLoad={onLoad}
        onError={() => setFailures((count) => count + 1)}
      />
    </Frame>
  );
};

/** The same picture past every cache that may hold the failure. */
const freshAddress = (src: string) => `${src}${src.includes('?') ? '&' : '?'}retry=${Date.now()}`;

const Frame = styled.span`
  display: grid;
  overflow: hidden;
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
