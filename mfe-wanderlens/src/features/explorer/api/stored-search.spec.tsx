import { useSession } from '@wanderwork/platform';
import { aCity, aSearchAnswer } from '@wanderwork/testing';
import { readSearch, storeSearch } from './stored-search';

const query = { q: 'is Lisbon safe' };

describe('a stored search', () => {
  beforeEach(() => {
    localStorage.clear();
    useSession.setState({ user: null, isLoading: false });
  });

  it('keeps the answer to a question, near misses and intent', () => {
    const answer = aSearchAnswer([aCity()], {
      place: { city: aCity(), answers: [], sources: [] },
      near: { sentence: 'More cities like Lisbon.', items: [] },
      intent: { is: 'history', slug: 'lisbon' },
    });
    storeSearch(query, answer);
    expect(readSearch(query)?.data).toEqual(answer);
  });

  it.each(['facts', 'near', 'place', 'intent', 'topics'])(
    'is dropped without %p, as earlier releases stored it',
    (field) => {
      storeSearch(query, aSearchAnswer([]));
      for (const key of Object.keys(localStorage)) {
        const text = localStorage.getItem(key) ?? '';
        localStorage.setItem(key, text.replace(`"${field}"`, '"old"'));
      }
      expect(readSearch(query)).toBeNull();
    },
  );
});
