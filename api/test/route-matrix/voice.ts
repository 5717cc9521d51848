import type { RouteRow } from './row.js';

/** Speech. The service is not configured here; what it answers is in voice/voice.spec.ts. */
export const voiceRoutes: RouteRow[] = [
  { route: 'GET /api/voice/settings', openTo: 'premium' },
  { route: 'POST /api/voice/transcriptions', openTo: 'premium', status: 404 },
  { route: 'POST /api/voice/speech', openTo: 'premium', body: { text: 'Hello.' }, status: 404 },
];
