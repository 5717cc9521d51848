export const settings = (): string => '/api/voice/settings';
export const transcriptions = (): string => '/api/voice/transcriptions';
export const speech = (): string => '/api/voice/speech';
