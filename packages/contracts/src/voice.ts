const MB = 1024 * 1024;

export const voiceLimits = {
  /** Characters to speak at once. */
  text: 600,
  /** Of one recording. */
  bytes: 2 * MB,
  seconds: 60,
  /** Recorded and spoken sound of one person, in a UTC day. */
  minutesPerDay: 30,
} as const;

/** Content types of recordings. The server goes by their first bytes. */
export const soundTypes = [
  'audio/webm',
  'audio/mp4',
  'audio/ogg',
  'audio/wav',
  'audio/wave',
  'audio/x-wav',
] as const;

/** What the server can do with sound, where an operator has configured a service for it. */
export interface VoiceSettings {
  /** Where recordings become text, for the privacy notice; null: nowhere. */
  transcriptionHost: string | null;
  hasSpeech: boolean;
}
