import { segment } from '../segment.js';

export const trips = (): string => '/api/trips';
export const trip = (id: string): string => `/api/trips/${segment(id)}`;
export const changes = (id: string): string => `${trip(id)}/changes`;
export const history = (id: string): string => `${trip(id)}/history`;
export const restore = (id: string): string => `${trip(id)}/restore`;
export const choose = (id: string): string => `${trip(id)}/choose`;
export const links = (id: string): string => `${trip(id)}/links`;
export const link = (id: string, linkId: string): string => `${links(id)}/${segment(linkId)}`;
export const drafts = (id: string): string => `${trip(id)}/drafts`;
export const draft = (id: string, draftId: string): string => `${drafts(id)}/${segment(draftId)}`;
/** The trip as a file: `ics`, `geojson`, `json` or `pdf`. */
export const file = (id: string, format: string): string => `${trip(id)}.${format}`;
export const shared = (token: string): string => `/api/trips/shared/${segment(token)}`;
export const feed = (token: string): string => `/api/trips/feeds/${segment(token)}.ics`;
export const cities = (): string => '/api/trips/cities';
export const parse = (): string => '/api/trips/parse';
export const proposals = (): string => '/api/trips/proposals';
