import { IsString, Length } from 'class-validator';
import { voiceLimits } from '../voice.js';
import { OneLine } from './decorators.js';

const TEXT = `Please send 1 to ${voiceLimits.text} characters`;

/** The body of `POST /api/voice/speech`. */
export class SpeechRequest {
  @OneLine()
  @Length(1, voiceLimits.text, { message: TEXT })
  @IsString({ message: TEXT })
  text!: string;
}
