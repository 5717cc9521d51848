import { useEffect, useState, type RefObject } from 'react';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** Where the region would lie at the bottom of the screen. */
const moveToBottom = ({ left, width, height }: DOMRect): DOMRect =>
  new DOMRect(left, innerHeight - height - 20, width, height);

/** A dialog where it will stand: it may still be on its way. */
const getFinalRect = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);

/** Where the region begins once it is up, below the header. */
export const RAISED_TOP = 76;

const coversDialog = (region: DOMRect, dialog: HTMLElement): boolean => {
  const focusRect = getFinalRect(dialog);
  return overlaps(moveToBottom(region), focusRect) && focusRect.top > RAISED_TOP + region.height;
};

const covers = (region: HTMLElement): boolean => {
  const focused = document.activeElement;
  if (!focused || focused === document.body || region.contains(focused)) return false;
  const regionRect = region.getBoundingClientRect();
  const dialog = focused.closest<HTMLElement>('[role="dialog"]');
  if (dialog && coversDialog(regionRect, dialog)) return true;
  // A whole page that has the focus is not hidden by a corner of it.
  const focusRect = focused.getBoundingClientRect();
  return focusRect.height < innerHeight / 2 && overlaps(moveToBottom(regionRect), focusRect);
};

/** Whether the region has to go up because it would lie on what has the focus, or on the dialog around it. */
export const useRaisedAboveFocus = (
  region: RefObject<HTMLElement | null>,
  shown: number | undefined,
): boolean => {
  const [isRaised, setIsRaised] = useState(false);
  useEffect(() => {
    if (shown === undefined) return;
    const updateRaised = () => {
      if (region.current) setIsRaised(covers(region.current));
    };
    updateRaised();
    document.addEventListener('focusin', updateRaised);
    return () => document.removeEventListener('focusin', updateRaised);
  }, [region, shown]);
  return isRaised && shown !== undefined;
};
