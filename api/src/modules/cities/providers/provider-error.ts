import { TableError } from '../import/table-error.js';

/** A provider's answer that cannot be relied on: nothing of its run is planned. */
export class ProviderError extends TableError {}
