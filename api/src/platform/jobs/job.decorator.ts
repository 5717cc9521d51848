import { DiscoveryService } from '@nestjs/core';

export interface JobOptions {
  /** Unique among all jobs; the key of its row. */
  name: string;
  /** From the end of one run to the start of the next. */
  everyMs: number;
  /** After this time a run counts as stuck: another process may take the job over. */
  deadlineMs?: number;
}

/**
 * Marks a provider's method that runs from time to time, in one process at a time. The method gets a `JobLease`; a
 * method that may be called in other ways should have its own job method.
 */
export const Job = DiscoveryService.createDecorator<JobOptions>();
