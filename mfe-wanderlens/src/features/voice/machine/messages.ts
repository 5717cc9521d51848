/** Sentences that the assistant itself says, in the transcript and aloud. */
export const DRAFT_QUESTION = 'Shall I make these changes?';
export const DONE_SENTENCE = 'Done. You can undo this.';
export const UNDONE_SENTENCE = 'Undone. Everything is as it was.';
export const UNCHANGED_SENTENCE = 'Nothing changed.';
export const OUT_OF_VIEW_SENTENCE =
  'I didn’t change anything, because the changes were out of view. Scroll to them and answer again.';
