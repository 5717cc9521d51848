import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react';
import styled from 'styled-components';
import { type Stop } from '@wanderwork/travel';
import { getMoveRange } from '../../model/trip-edits';

/** A stop on its way, and the place where it would land. */
interface Drag {
  id: string;
  to: number;
}

interface Options {
  list: RefObject<HTMLElement | null>;
  stops: readonly Stop[];
  onDrop: (id: string, to: number) => void;
}

/** So near to the edge of the window, the page scrolls. */
const EDGE = 80;
const SCROLL_STEP = 9;

/** Moves stops by their handles, with a mouse, a pen or a finger. Escape cancels. The keyboard has a way of its own. */
export const useStopDrag = ({ list, stops, onDrop }: Options) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const pointerY = useRef(0);
  const isDragging = drag !== null;

  /** The place after all other stops whose middle is above the pointer, within what pins allow. */
  const findPlace = (id: string): number => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
    const above = rows.filter((row) => {
      const { top, height } = row.getBoundingClientRect();
      return row.dataset['stop'] !== id && top + height / 2 < pointerY.current;
    });
    const { first, last } = getMoveRange(stops, id);
    return Math.max(first, Math.min(last, above.length));
  };
  const follow = useEffectEvent(() => {
    if (pointerY.current < EDGE) window.scrollBy(0, -SCROLL_STEP);
    if (pointerY.current > window.innerHeight - EDGE) window.scrollBy(0, SCROLL_STEP);
    setDrag((current) => current && { ...current, to: findPlace(current.id) });
  });
  useEffect(() => {
    if (!isDragging) return;
    let frame = requestAnimationFrame(function step() {
      follow();
      frame = requestAnimationFrame(step);
    });
    const handleKey = (event: KeyboardEvent) => event.key === 'Escape' && setDrag(null);
    document.addEventListener('keydown', handleKey);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('keydown', handleKey);
    };
  }, [isDragging]);

  const getHandleProps = (id: string) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // Otherwise the mouse would select text.
      event.preventDefault();
      event.currentTarget.setPointerCapture(event.pointerId);
      pointerY.current = event.clientY;
      setDrag({ id, to: findPlace(id) });
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      pointerY.current = event.clientY;
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      pointerY.current = event.clientY;
      if (drag?.id === id) onDrop(id, findPlace(id));
      setDrag(null);
    },
    onPointerCancel: () => setDrag(null),
  });

  /** Where a line shows the place of the dragged stop. */
  const getDropEdge = (id: string): 'before' | 'after' | undefined => {
    if (!drag || stops[drag.to]?.id !== id || id === drag.id) return undefined;
    return stops.findIndex((stop) => stop.id === drag.id) < drag.to ? 'after' : 'before';
  };

  return { draggedId: drag?.id ?? null, getHandleProps, getDropEdge };
};

/** What a stop is dragged by. Only touches of the handle drag; all others scroll the page. */
export const DragHandle = styled.span.attrs({ 'aria-hidden': true, title: 'Drag to move' })`
  width: 28px;
  height: 40px;
  background: radial-gradient(circle, var(--ink-3) 1.5px, transparent 2px) 0 0 / 7px 7px content-box;
  padding: 9px 7px 10px;
  cursor: grab;
  touch-action: none;
  user-select: none;

  &:active {
    cursor: grabbing;
  }

  @media (pointer: coarse) {
    width: 44px;
    height: 44px;
    padding: 11px 15px 12px;
  }
`;
