export { MessageOpeners, type MessageOpener } from './message-openers.js';
export { MessagesModule } from './messages.module.js';
