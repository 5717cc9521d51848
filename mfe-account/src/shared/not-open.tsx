import { NOT_OPEN } from '@wanderwork/ui/notice';
import { type ReactNode } from 'react';
import { Notice } from './notice';

interface Props {
  title: string;
  /** What is not open yet, and why or what it will be. */
  children: ReactNode;
  /** What can be done today: links. */
  today: ReactNode;
  /** Whose landscape stands beside the words. */
  city: string;
}

/** A page that is honest about being closed, and says what one can do instead. */
export const NotOpen = ({ today, ...rest }: Props) => <Notice tag={NOT_OPEN} links={today} {...rest} />;
