import { type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { getReadingProgress } from '../model/progress';

interface Props {
  /** The article's text. */
  text: RefObject<HTMLElement | null>;
}

/** A progress bar. Decorative: the contents list marks the current section for assistive technology. */
export const ReadingProgress = ({ text }: Props) => {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const updateLine = () => {
      if (!text.current || !line.current) return;
      const { top, height } = text.current.getBoundingClientRect();
      const progress = getReadingProgress({ top, height, windowHeight: window.innerHeight });
      line.current.style.transform = `scaleX(${progress})`;
    };
    updateLine();
    const listenerOptions = { passive: true };
    window.addEventListener('scroll', updateLine, listenerOptions);
    window.addEventListener('resize', updateLine, listenerOptions);
    return () => {
      window.removeEventListener('scroll', updateLine);
      window.removeEventListener('resize', updateLine);
    };
  }, [text]);
  return <Line ref={line} aria-hidden />;
};

const Line = styled.div`
  position: fixed;
  z-index: 44;
  top: 0;
  left: 0;
  width: 100%;
  height: 3px;
  background: var(--red);
  transform: scaleX(0);
  transform-origin: 0 50%;
  pointer-events: none;

  &:dir(rtl) {
    transform-origin: 100% 50%;
  }

  @media print {
    display: none;
  }
`;
