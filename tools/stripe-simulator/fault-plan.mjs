const kinds = new Set(['refuse', 'late', 'broken']);

/**
 * Simulated faults of the next `count` calls: `refuse` closes the connection before anything happens, `late` does the
 * work but answers after `delayMs`, `broken` answers `status` (500 by default).
 */
export class FaultPlan {
  kind = null;
  left = 0;
  delayMs = 0;
  status = 500;

  set({ kind = null, count = 1, delayMs = 0, status = 500 }) {
    if (kind !== null && !kinds.has(kind)) throw new Error(`Unknown fault: ${kind}`);
    Object.assign(this, { kind, left: count, delayMs, status });
  }

  /** Returns the fault of this call; usually null. */
  next() {
    if (this.kind === null || this.left <= 0) return null;
    this.left -= 1;
    return { kind: this.kind, delayMs: this.delayMs, status: this.status };
  }
}
