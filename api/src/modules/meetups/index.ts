export { MeetupsModule } from './meetups.module.js';
