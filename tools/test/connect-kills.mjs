import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** `npm run test:connect-kills -- 500` kills the API that often while people write in Connect. */
const [kills = '500'] = process.argv.slice(2);
const run = (command, env = {}) =>
  execFileSync('npm', command, {
    cwd: path.resolve(import.meta.dirname, '../../api'),
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });

run(['run', 'build', '--silent']);
run(['exec', '--', 'jest', '--selectProjects=api', '--testPathPatterns', 'test/community/killed'], {
  CONNECT_KILLS: kills,
});
