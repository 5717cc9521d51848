const MAX_LENGTH = 72;
const FORMAT = /^[a-z][a-z0-9/-]*: \S/;

/** What git writes itself: merges, reverts, and commits that a rebase will fold into others. */
const BY_GIT = /^(?:Merge |Revert "|(?:fixup|squash|amend)! )/;

/** The first line of a commit message file that is neither empty nor a comment of git's. */
export const subjectOf = (message) =>
  message.split(/\r?\n/).find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';

/** Says in one sentence what is wrong with the subject of a commit, or null. */
export const subjectProblem = (subject) => {
  if (BY_GIT.test(subject)) return null;
  if (!FORMAT.test(subject)) return 'Write "scope: imperative summary", with a lower-case scope.';
  const length = [...subject].length;
  return length > MAX_LENGTH ? `Use at most ${MAX_LENGTH} characters; this has ${length}.` : null;
};
