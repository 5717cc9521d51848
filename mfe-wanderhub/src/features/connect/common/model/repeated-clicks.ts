import { type MouseEvent } from 'react';

/**
 * Whether this is the second click of a double click. The answer to the first may have come already: the form is empty,
 * or another button has taken the place.
 */
export const isRepeatedClick = ({ detail }: MouseEvent): boolean => detail > 1;

/** For the button that sends a form. */
export const preventRepeatedClick = (event: MouseEvent): void => {
  if (isRepeatedClick(event)) event.preventDefault();
};
