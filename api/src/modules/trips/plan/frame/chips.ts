import type { Contradiction, TripChip } from '@wanderwork/contracts';
import type { FrameMeaning, FramePiece } from './pieces.js';

type PieceOf<K extends FrameMeaning['is']> = FramePiece & { meaning: Extract<FrameMeaning, { is: K }> };

export const isA =
  <K extends FrameMeaning['is']>(kind: K) =>
  (piece: FramePiece): piece is PieceOf<K> =>
    piece.meaning.is === kind;

/** Collects the chips of a frame. A removed key leaves no chip, and its piece counts for nothing. */
export class Chips {
  readonly list: TripChip[] = [];
  readonly contradictions: Contradiction[] = [];

  constructor(private readonly removed: readonly string[]) {}

  /** Whether the piece counts: it is neither removed nor said twice. */
  add({ start, end }: FramePiece, key: string, label: string): boolean {
    if (this.removed.includes(key) || this.list.some((chip) => chip.key === key)) return false;
    this.list.push({ key, label, start, end });
    return true;
  }

  contradict(ids: readonly string[], words: string): void {
    this.contradictions.push({ ids, words });
  }
}

export const formatCount = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;
