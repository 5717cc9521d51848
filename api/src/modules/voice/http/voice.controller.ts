import { Body, Controller, Get, Header, HttpCode, Post, Req, Res, StreamableFile } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiConsumes } from '@nestjs/swagger';
import { soundTypes, type SessionUser } from '@wanderwork/contracts';
import { SpeechRequest } from '@wanderwork/contracts/requests';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TAKES_SOUND } from '../../../platform/http/body-parsers.js';
import { CurrentUser, Tier } from '../../../platform/security/access.js';
import { VoiceService } from '../voice.service.js';

const PRIVATE = ['cache-control', 'private, no-store'] as const;

/** Aborts when the client is gone. */
const followReader = ({ raw }: FastifyReply): AbortSignal => {
  const reader = new AbortController();
  raw.once('close', () => reader.abort());
  return reader.signal;
};

@Controller('api/voice')
export class VoiceController {
  constructor(private readonly voice: VoiceService) {}

  @Get('settings')
  @Tier('premium')
  @Header(...PRIVATE)
  settings() {
    return this.voice.getSettings();
  }

  /** The request body is the recording itself. */
  @Post('transcriptions')
  @Tier('premium')
  @HttpCode(200)
  @RouteConfig(TAKES_SOUND)
  @ApiConsumes(...soundTypes)
  @Header(...PRIVATE)
  transcribe(
    @CurrentUser() { id }: SessionUser,
    @Req() { body }: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.voice.transcribe(id, body, followReader(reply));
  }

  /** Answers with an MP3 file. */
  @Post('speech')
  @Tier('premium')
  @HttpCode(200)
  @Header(...PRIVATE)
  async speak(
    @CurrentUser() { id }: SessionUser,
    @Body() { text }: SpeechRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const sound = await this.voice.speak(id, text, followReader(reply));
    return new StreamableFile(sound, { type: 'audio/mpeg' });
  }
}
