import { type Camera } from '@wanderwork/ui/map';
import { useEffect, useRef, type RefObject } from 'react';
import { type Hop } from '../../model/hops';
import { runWhenIdle } from '../../model/run-when-idle';

/** What a finger or a pointer hits: half of 26 pixels. */
const HIT_RADIUS_PX = 13;

/** So many at a time: each that grows is styled anew, and all of them at once take longer than a frame. */
const BATCH_SIZE = 20;

/**
 * Keeps the size on the screen of what can be hit, in the group of the marks. Nobody sees it, so it waits until the map
 * rests and the browser has a moment; and it is no variable of the group, by which every mark would be styled anew.
 */
export const useHitRadius = (camera: Camera, hops: readonly Hop[]): RefObject<SVGGElement | null> => {
  const layer = useRef<SVGGElement>(null);
  useEffect(() => {
    let small: Element[] = [];
    const grow = (count: number) => {
      const reach = String(HIT_RADIUS_PX / camera.atRest().view.k);
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
