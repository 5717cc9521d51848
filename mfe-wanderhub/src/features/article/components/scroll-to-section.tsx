import { parseHashId, PageArrival } from '@wanderwork/platform';
import { type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** The rendered text that contains this component. */
  text: RefObject<HTMLElement | null>;
}

/** Scrolls to the section in the URL hash once the text is rendered. Back navigation keeps its scroll position. */
export const ScrollToSection = ({ text }: Props) => {
  const { hash } = useLocation();
  const arrival = useContext(PageArrival);
  const scrollToSection = useEffectEvent(() => {
    const id = parseHashId(hash);
    // Search only this text: the page being left may have a section with the same id.
    if (id && arrival !== 'POP') text.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
  });
  useEffect(() => scrollToSection(), []);
  return null;
};
