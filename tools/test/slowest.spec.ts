import { listSlowest } from './slowest.mjs';

describe('the slowest tests', () => {
  it('are listed over several runs, the slowest first', () => {
    const text = listSlowest([
      { durations: [{ name: 'src/a.spec.ts', ms: 900 }] },
      { failed: 1 },
      {
        durations: [
          { name: 'src/b.spec.ts', ms: 12_340 },
          { name: 'src/c.spec.ts', ms: 80 },
        ],
      },
    ]);
    expect(text?.split('\n')).toEqual([
      'Slowest:',
      '    12.3 s  src/b.spec.ts',
      '     0.9 s  src/a.spec.ts',
      '     0.1 s  src/c.spec.ts',
    ]);
  });

  it('are ten', () => {
    const durations = Array.from({ length: 30 }, (_, ms) => ({ name: `${ms}.spec.ts`, ms }));
    const lines = listSlowest([{ durations }])?.split('\n') ?? [];
    expect(lines).toHaveLength(11);
    expect(lines[1]).toContain('29.spec.ts');
    expect(lines[10]).toContain('20.spec.ts');
  });

  it('are none without durations', () => {
    expect(listSlowest([{ failed: 1 }, { durations: [] }])).toBeNull();
  });
});
