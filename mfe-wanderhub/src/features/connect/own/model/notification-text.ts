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
    case 'decision':
      return title;
  }
};
