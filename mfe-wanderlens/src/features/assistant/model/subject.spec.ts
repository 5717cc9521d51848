import { describeSubject, findSubject, getExamples } from './subject';
import { describeLink, getReviewLink, getSearchLink, isSitePath } from './links';
import { splitMarked } from './marked';

describe('what a message is about', () => {
  it.each([
    ['/wanderlens/cities/lisbon', '', { page: '/wanderlens/cities/lisbon', trip: null, cities: ['lisbon'] }],
    [
      '/wanderlens/compare',
      '?cities=lisbon,porto,x%20y',
      { page: '/wanderlens/compare?cities=lisbon,porto', trip: null, cities: ['lisbon', 'porto'] },
    ],
    ['/wanderlens/planner', '?trip=t1', { page: null, trip: 't1', cities: [] }],
    ['/wanderlens/planner', '', null],
    ['/wanderlens/compare', '', null],
    ['/wanderlens', '?q=warm', null],
    ['/wanderlens/cities/<b>', '', null],
  ])('is read from %s%s', (pathname, search, subject) => {
    expect(findSubject(pathname, search)).toEqual(subject);
  });

  it('names cities, and suggests questions about them', () => {
    const subject = { page: '', trip: null, cities: ['chiang-mai', 'da-nang'] };
    expect(describeSubject(subject)).toBe('About Chiang Mai and Da Nang');
    expect(getExamples(subject)[0]).toBe('Chiang Mai or Da Nang?');
    expect(getExamples({ ...subject, cities: ['da-nang'] }, () => 'Đà Nẵng')[0]).toBe(
      'When should I go to Đà Nẵng?',
    );
    expect(describeSubject({ page: null, trip: 't', cities: [] })).toBe('About this trip');
  });
});

describe('links of an answer', () => {
  it('stay on this site', () => {
    expect(isSitePath('/wanderlens/cities/lisbon')).toBe(true);
    for (const link of ['https://example.com', '//example.com', '/\\example.com', 'javascript:alert(1)', ''])
      expect(isSitePath(link)).toBe(false);
  });

  it('say where they lead', () => {
    expect(describeLink('/wanderlens/cities/lisbon')).toBe('Open the city page');
    expect(describeLink('/somewhere')).toBe('Open the page');
    expect(getReviewLink('t&1', 'd')).toBe('/wanderlens/planner?trip=t%261&draft=d');
    expect(getSearchLink('warm & cheap')).toBe('/wanderlens?q=warm+%26+cheap');
    expect(getSearchLink('warm', ['a', 'b'])).toBe('/wanderlens?q=warm&without=a%2Cb');
  });
});

describe('marked words', () => {
  it('are split from the rest', () => {
    expect(splitMarked('when flurb in Lisbon', [{ start: 5, end: 10 }])).toEqual([
      { text: 'when ', isMarked: false },
      { text: 'flurb', isMarked: true },
      { text: ' in Lisbon', isMarked: false },
    ]);
  });

  it('may overlap, be out of order or lie beyond the text', () => {
    const marked = [
      { start: 3, end: 99 },
      { start: 0, end: 2 },
      { start: 1, end: 4 },
    ];
    const parts = splitMarked('abcdef', marked);
    expect(parts.map(({ text }) => text).join('')).toBe('abcdef');
    expect(parts.every(({ isMarked }) => isMarked)).toBe(true);
  });
});
