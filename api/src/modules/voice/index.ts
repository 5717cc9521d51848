export { VoiceModule } from './voice.module.js';
