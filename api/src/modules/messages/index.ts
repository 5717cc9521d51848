export { MessageOpeners } from './message-openers.js';
export { MessagesModule } from './messages.module.js';
