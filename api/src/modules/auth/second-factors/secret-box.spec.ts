import type { Config } from '../../../platform/config/index.js';
import { SecretBox } from './secret-box.js';

const createBox = (sessionSecret: string) => new SecretBox({ sessionSecret } as Config);
const box = createBox('a secret that is long enough for anybody');

describe('SecretBox', () => {
  it('opens what it sealed, and seals the same text differently each time', () => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ana');
    expect(box.open(sealed, 'ana')).toBe('JBSWY3DPEHPK3PXP');
    expect(sealed).not.toContain('JBSWY3DPEHPK3PXP');
    expect(box.seal('JBSWY3DPEHPK3PXP', 'ana')).not.toBe(sealed);
  });

  it.each([
    ['for somebody else', (sealed: string) => box.open(sealed, 'bo')],
    [
      'with another secret',
      (sealed: string) => createBox('another secret that is long enough').open(sealed, 'ana'),
    ],
    ['that was cut short', (sealed: string) => box.open(sealed.slice(0, 10), 'ana')],
    ['that was changed', (sealed: string) => box.open(sealed.replace(/..$/, 'AA'), 'ana')],
  ])('does not open a text %s', (_when, open) => {
    const sealed = box.seal('JBSWY3DPEHPK3PXP', 'ana');
    expect(open(sealed)).toBeNull();
  });
});
