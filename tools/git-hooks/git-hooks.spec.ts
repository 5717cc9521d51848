import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readSubject, findSubjectProblem } from './commit-subject.mjs';
import { useHooks } from './use-hooks.mjs';

const HOOKS = 'tools/git-hooks';
const ROOT = path.resolve(__dirname, '../..');

describe('the commit subject', () => {
  it.each([
    'search: rank near misses when nothing matches',
    'mfe-account: ask for the password again',
    'packages/ui: draw the dial once',
    `docs: ${'x'.repeat(66)}`,
    "Merge branch 'main' into search",
    'Revert "search: rank near misses when nothing matches"',
    'fixup! search: rank near misses when nothing matches',
    'squash! whatever it was',
    'amend! whatever it was',
  ])('accepts: %s', (subject) => {
    expect(findSubjectProblem(subject)).toBeNull();
  });

  it.each([
    'Search: rank near misses',
    'search rank near misses',
    'search:rank near misses',
    'search: ',
    ': rank near misses',
    'Slips of the keys are looked for among names of about the same length',
    'Merged the branch',
  ])('requires a lower-case scope and a summary: %s', (subject) => {
    expect(findSubjectProblem(subject)).toContain('scope: imperative summary');
  });

  it('has at most 72 characters, however many bytes they take', () => {
    expect(findSubjectProblem(`docs: ${'é'.repeat(66)}`)).toBeNull();
    expect(findSubjectProblem(`docs: ${'x'.repeat(67)}`)).toBe('Use at most 72 characters; this has 73.');
  });

  it('is the first line that is neither empty nor a comment', () => {
    expect(readSubject('\n# On branch main\n\ndocs: say why\n\nBecause.\n')).toBe('docs: say why');
    expect(readSubject('docs: say why\r\n\r\nBecause.\r\n')).toBe('docs: say why');
    expect(readSubject('# nothing else\n')).toBe('');
  });
});

describe('the hooks', () => {
  /** Excludes the git settings of this machine and of a hook that runs these tests. */
  const env: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    GIT_CONFIG_GLOBAL: os.devNull,
    GIT_CONFIG_NOSYSTEM: '1',
  };
  const git = (folder: string, ...args: string[]): string =>
    execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trim();
  let folder: string;

  const readHooksPath = (): string => git(folder, 'config', '--default', '', 'core.hooksPath');

  const commit = (subject: string): string => {
    const author = ['-c', 'user.name=Ada', '-c', 'user.email=ada@wanderwork.example'];
    return git(folder, ...author, 'commit', '--quiet', '--allow-empty', '-m', subject);
  };

  beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'git-hooks-'));
  });

  afterEach(() => fs.rmSync(folder, { recursive: true }));

  it('reject a commit with another subject after an install turned them on', () => {
    git(folder, 'init', '--quiet');
    fs.cpSync(__dirname, path.join(folder, HOOKS), { recursive: true });
    useHooks(folder, env);
    expect(readHooksPath()).toBe(HOOKS);
    expect(() => commit('What was changed')).toThrow('scope: imperative summary');
    commit('docs: say what was changed');
    expect(git(folder, 'log', '--format=%s')).toBe('docs: say what was changed');
  });

  it('format what is committed', () => {
    git(folder, 'init', '--quiet');
    fs.cpSync(__dirname, path.join(folder, HOOKS), { recursive: true });
    fs.symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'));
    fs.cpSync(path.join(ROOT, 'package.json'), path.join(folder, 'package.json'));
    useHooks(folder, env);
    fs.writeFileSync(path.join(folder, 'notes.md'), '*  one\n');
    git(folder, 'add', 'notes.md');
    commit('docs: add a note');
    expect(git(folder, 'show', 'HEAD:notes.md')).toBe('- one');
  });

  it('stay off in CI and when other hooks are configured', () => {
    git(folder, 'init', '--quiet');
    useHooks(folder, { ...env, CI: 'true' });
    expect(readHooksPath()).toBe('');
    git(folder, 'config', 'core.hooksPath', 'my-hooks');
    useHooks(folder, env);
    expect(readHooksPath()).toBe('my-hooks');
  });

  it('do not make an install outside a checkout fail', () => {
    expect(() => useHooks(folder, env)).not.toThrow();
    expect(() => useHooks(path.join(folder, 'gone'), env)).not.toThrow();
  });

  it('do not change a repository that contains a copy', () => {
    git(folder, 'init', '--quiet');
    const copy = path.join(folder, 'copy');
    fs.mkdirSync(copy);
    useHooks(copy, env);
    expect(readHooksPath()).toBe('');
  });
});
