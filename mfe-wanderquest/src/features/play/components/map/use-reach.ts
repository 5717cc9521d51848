import { type Camera } from '@wanderwork/ui/map';
import { useEffect, useRef, type RefObject } from 'react';
import { type Hop } from '../../model/hops';
import { whenIdle } from '../../model/when-idle';

/** What a finger or a pointer hits: half of 26 pixels. */
const REACH = 13;

/**
 * Keeps the size on the screen of what can be hit, in the group of the marks. Nobody sees it, so it waits until the map
 * rests and the browser has a moment; and it is no variable of the group, by which every mark would be styled anew.
 */
export const useReach = (camera: Camera, hops: readonly Hop[]): RefObject<SVGGElement | null> => {
  const layer = useRef<SVGGElement>(null);
  useEffect(() => {
    const measure = () => {
      const reach = String(REACH / camera.atRest().view.k);
      layer.current?.querySelectorAll('.hit').forEach((hit) => hit.setAttribute('r', reach));
    };
    measure();
    return camera.follow(() => whenIdle(measure));
  }, [camera, hops]);
  return layer;
};
