import { useEffect, useRef, useState, type RefObject } from 'react';
import { Camera } from '../../model/map/camera';
import { followGestures } from '../../model/map/gestures';
import { type Place } from './use-places';

/** The camera over a map: follows the hand and the room, and goes where another result lies. */
export const useCamera = (
  box: RefObject<HTMLDivElement | null>,
  layer: RefObject<SVGGElement | null>,
  names: RefObject<SVGGElement | null>,
  places: readonly Place[],
): Camera => {
  const [camera] = useState(() => new Camera());

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    camera.attach(layer.current, names.current);
    const measure = () => camera.resize({ width: element.clientWidth, height: element.clientHeight });
    if (element.clientWidth > 0) measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    const release = followGestures(element, camera);
    return () => {
      release();
      observer?.disconnect();
      camera.detach();
    };
  }, [box, layer, names, camera]);

  // Other weights order the same cities: whoever looks somewhere stays there.
  const shown = useRef('');
  useEffect(() => {
    const result = places
      .map(({ slug }) => slug)
      .sort()
      .join();
    if (result === shown.current) return;
    shown.current = result;
    camera.show(places.map(({ position }) => position));
  }, [places, camera]);

  return camera;
};
