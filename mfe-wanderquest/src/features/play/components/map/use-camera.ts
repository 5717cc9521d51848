import { useEffect, useRef, useState, type RefObject } from 'react';
import { Camera } from '../../model/map/camera';
import { followGestures } from '../../model/map/gestures';
import { places } from '../../model/map/world.data';
import { useStillness } from '../../model/settings';

const AT_FIRST = 2.4;
const ON_THE_WAY = 4;

/** The camera over the map: follows the hand and the room, and travels along. */
export const useCamera = (
  box: RefObject<HTMLDivElement | null>,
  layer: RefObject<SVGGElement | null>,
  city: number,
): Camera => {
  const [camera] = useState(() => new Camera());
  const still = useStillness();
  useEffect(() => {
    camera.still = still;
  }, [camera, still]);

  useEffect(() => {
    const element = box.current;
    if (!element) return;
    camera.attach(layer.current);
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
  }, [box, layer, camera]);

  const last = useRef<number | null>(null);
  useEffect(() => {
    const from = last.current;
    last.current = city;
    if (from === null) camera.show([places[city]!], AT_FIRST);
    else if (from !== city) camera.travel([places[from]!, places[city]!], ON_THE_WAY);
  }, [camera, city]);

  return camera;
};
