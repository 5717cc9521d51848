import { useEffect, useState, type RefObject } from 'react';

const overlaps = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The region's rectangle at the bottom of the screen. */
const moveToBottom = ({ left, width, height }: DOMRect): DOMRect =>
  new DOMRect(left, innerHeight - height - 20, width, height);

/** The dialog's final rectangle: it may still be moving. */
const getFinalRect = ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }: HTMLElement): DOMRect =>
  new DOMRect(offsetLeft, offsetTop, offsetWidth, offsetHeight);

/** Top of the raised region, below the header. */
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
  // A focused element as large as the page is not hidden by a toast.
  const focusRect = focused.getBoundingClientRect();
  return focusRect.height < innerHeight / 2 && overlaps(moveToBottom(regionRect), focusRect);
};

/** Whether the region must move to the top because it would cover the focused element or the dialog around it. */
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
