import fs from 'node:fs';
import { readSubject, findSubjectProblem } from './commit-subject.mjs';

const [file] = process.argv.slice(2);
const subject = readSubject(fs.readFileSync(file, 'utf8'));
// Git itself rejects an empty message with a better explanation.
const problem = subject === '' ? null : findSubjectProblem(subject);

if (problem !== null) {
  process.stderr.write(
    `The commit's subject is "${subject}".\n${problem} An example:\n\n  search: rank near misses when nothing matches\n\n`,
  );
  process.exitCode = 1;
}
