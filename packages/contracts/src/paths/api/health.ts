export const live = (): string => '/api/health/live';
export const ready = (): string => '/api/health/ready';
