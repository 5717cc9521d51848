import { TableError } from '../files/table-error.js';

/** A provider's answer is not reliable, so nothing of its run is planned. */
export class ProviderError extends TableError {}
