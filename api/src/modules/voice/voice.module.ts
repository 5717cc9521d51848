import { Module } from '@nestjs/common';
import { VoiceController } from './http/voice.controller.js';
import { VoiceService } from './voice.service.js';

/** Turns recordings into text and text into sound, with the service that an operator has configured. */
@Module({ controllers: [VoiceController], providers: [VoiceService] })
export class VoiceModule {}
