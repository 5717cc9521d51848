import { type Camera } from '@wanderwork/ui/map';
import { useEffect, useRef, type RefObject } from 'react';
import { type Hop } from '../../model/hops';
import { runWhenIdle } from '../../model/run-when-idle';

/** Radius of the area that a finger or pointer hits, in pixels. */
const HIT_RADIUS_PX = 13;

/** Resizing all circles at once takes longer than a frame. */
const BATCH_SIZE = 20;

/**
 * Keeps the hit areas of the markers the same size on screen. Updates wait until the map rests and the browser is
 * idle. A CSS variable would restyle every marker at once.
 */
export const useHitRadius = (camera: Camera, hops: readonly Hop[]): RefObject<SVGGElement | null> => {
  const layer = useRef<SVGGElement>(null);
  useEffect(() => {
    let small: Element[] = [];
    const grow = (count: number) => {
      const reach = String(HIT_RADIUS_PX / camera.getRest().view.k);
      small.splice(0, count).forEach((hit) => hit.setAttribute('r', reach));
      if (small.length > 0) runWhenIdle(() => grow(BATCH_SIZE));
    };
    const growAll = (atOnce: number) => {
      const growing = small.length > 0;
      small = [...(layer.current?.querySelectorAll('.hit') ?? [])];
      if (!growing) grow(atOnce);
    };
    growAll(Infinity);
    const unsubscribe = camera.follow(() => runWhenIdle(() => growAll(BATCH_SIZE)));
    return () => {
      small = [];
      unsubscribe();
    };
  }, [camera, hops]);
  return layer;
};
