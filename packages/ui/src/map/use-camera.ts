import { useEffect, useRef, useState, type RefObject } from 'react';
import { Camera } from './camera';
import { followGestures } from './gestures';
import { type MapLimits } from './view';

/** A map's elements: its box, the group that moves, and the group of names inside it. */
interface MapParts {
  box: RefObject<HTMLDivElement | null>;
  layer: RefObject<SVGGElement | null>;
  names: RefObject<SVGGElement | null>;
}

/** Creates the camera of a map and connects it to gestures and resizing. */
export const useCamera = (sheet: MapLimits): MapParts & { camera: Camera } => {
  const [camera] = useState(() => new Camera(sheet));
  const box = useRef<HTMLDivElement>(null);
  const layer = useRef<SVGGElement>(null);
  const names = useRef<SVGGElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    camera.attach(layer.current, names.current);
    const measure = () => camera.resize({ width: element.clientWidth, height: element.clientHeight });
    measure();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measure);
    observer?.observe(element);
    const release = followGestures(element, camera);
    return () => {
      release();
      observer?.disconnect();
      camera.detach();
    };
  }, [camera]);
  return { camera, box, layer, names };
};
