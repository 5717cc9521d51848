import { estimateStrength } from './password-strength';

const ana = ['Ana', 'Ferreira', 'ana.ferreira'];

describe('estimateStrength', () => {
  it.each([
    ['short', null],
    ['abcdefgh', 'weak'],
    ['87654321', 'weak'],
    ['aaaaaaaaaaaaaaaaaa', 'weak'],
    ['qwertyuiop', 'weak'],
    ['password', 'weak'],
    ['lisbonlisbonlisbon', 'weak'],
    ['ana.ferreira1990', 'weak'],
    ['Summertime2024!', 'fair'],
    ['a quiet place by the sea', 'good'],
    ['t7#Kq!v9', 'good'],
    ['xK9#mQ2$vL8@pR', 'strong'],
    ['nine green lanterns over a frozen harbour', 'strong'],
    ['密碼很長而且沒有人知道', 'good'],
  ])('rates %p as %p', (password, strength) => {
    expect(estimateStrength(password, ana)).toBe(strength);
  });

  it('ignores the member’s own name', () => {
    expect(estimateStrength('xK9#mQ2$', [])).toBe(estimateStrength('xK9#mQ2$Ferreira', ana));
  });

  it('never decreases while a sentence gets longer', () => {
    const sentence = 'nine green lanterns over a frozen harbour';
    const order = [null, 'weak', 'fair', 'good', 'strong'];
    const ranks = [...sentence].map((_character, end) =>
      order.indexOf(estimateStrength(sentence.slice(0, end + 1))),
    );
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  });
});
