import { hashId, PageArrival } from '@wanderwork/platform';
import { type RefObject, useContext, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

interface Props {
  /** The text that has just been drawn around it. */
  text: RefObject<HTMLElement | null>;
}

/** Brings who came by a link to a part of an article there, as soon as there is a text. Who comes back stands where they were. */
export const ScrollToSection = ({ text }: Props) => {
  const { hash } = useLocation();
  const arrival = useContext(PageArrival);
  const scrollToSection = useEffectEvent(() => {
    const id = hashId(hash);
    // The page that goes may have a part of the same name.
    if (id && arrival !== 'POP') text.current?.querySelector(`#${CSS.escape(id)}`)?.scrollIntoView();
  });
  useEffect(() => scrollToSection(), []);
  return null;
};
