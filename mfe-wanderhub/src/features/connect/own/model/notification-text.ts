import { type ConnectNotification } from '@wanderwork/contracts';

/** "Ana", "Ana and 1 other", "Ana and 4 others". */
const describePeople = ({ actor, people }: ConnectNotification): string => {
  const name = actor?.name ?? 'A former member';
  const others = people - 1;
  if (others <= 0) return name;
  return `${name} and ${others} ${others === 1 ? 'other' : 'others'}`;
};

/** One notification as a sentence. */
export const describeNotification = (notification: ConnectNotification): string => {
  const { kind, title } = notification;
  const people = describePeople(notification);
  switch (kind) {
    case 'reply':
      return `${people} replied in “${title}”`;
    case 'mention':
      return `${people} mentioned you in “${title}”`;
    case 'topic':
      return `${people} started “${title}”`;
    case 'accepted':
      return `${people} accepted your answer in “${title}”`;
    case 'outdated':
      return `The accepted answer in “${title}” may be out of date`;
    case 'team-reply':
      return `The WanderWork team replied in “${title}”`;
    case 'message-request':
      return `${people} would like to write to you`;
    case 'message-accepted':
      return `${people} accepted your request to write`;
    case 'message':
      return `${people} wrote to you`;
    case 'meetup':
      return `${people} planned the meet-up “${title}”`;
    case 'meetup-seat':
      return `You have a seat: “${title}”`;
    case 'meetup-offer':
      return `A seat is free: “${title}”. The first person on the waiting list to take it gets it.`;
    case 'meetup-change':
      return `“${title}” has changed. Check the time and place.`;
    case 'meetup-cancellation':
      return `“${title}” is canceled`;
    case 'meetup-reminder':
      return `Coming up: “${title}”`;
    case 'meetup-take-over':
      return `The host of “${title}” left. Will you take over?`;
    case 'meetup-host':
      return `You’re the host of “${title}” now`;
    case 'meetup-invitation':
      return `${people} asks you to co-host “${title}”`;
    case 'decision':
      return title;
  }
};
