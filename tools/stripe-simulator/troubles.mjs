const kinds = new Set(['refuse', 'late', 'broken']);

/**
 * Faults of the next `count` calls: `refuse` cuts the line before anything happens, `late` does the deed and answers
 * after `delayMs`, `broken` answers `status`, 500 unless said.
 */
export class Troubles {
  kind = null;
  left = 0;
  delayMs = 0;
  status = 500;

  set({ kind = null, count = 1, delayMs = 0, status = 500 }) {
    if (kind !== null && !kinds.has(kind)) throw new Error(`No such trouble: ${kind}`);
    Object.assign(this, { kind, left: count, delayMs, status });
  }

  /** The trouble of this call; null mostly. */
  next() {
    if (this.kind === null || this.left <= 0) return null;
    this.left -= 1;
    return { kind: this.kind, delayMs: this.delayMs, status: this.status };
  }
}
