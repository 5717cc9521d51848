const MAX_LENGTH = 72;
const FORMAT = /^[a-z][a-z0-9/-]*: \S/;

/** Subjects that git writes itself: merges, reverts, and commits to be squashed by a rebase. */
const BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

/** Returns the first line of a commit message that is neither empty nor a comment. */
export const readSubject = (message) =>
  message.split(/\r?\n/).find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';

/** Returns what is wrong with a commit subject in one sentence, or null. */
export const findSubjectProblem = (subject) => {
  if (BY_GIT.test(subject)) return null;
  if (!FORMAT.test(subject)) return 'Write "scope: imperative summary", with a lower-case scope.';
  const length = [...subject].length;
  return length > MAX_LENGTH ? `Use at most ${MAX_LENGTH} characters; this has ${length}.` : null;
};
