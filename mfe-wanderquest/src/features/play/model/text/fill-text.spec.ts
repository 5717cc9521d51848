import { createState, findCityIndex, clients } from '@wanderwork/quest-engine';
import { fillText } from './fill-text';
import { createPlan } from '../../../../shared/saves/run.fixture';
import { getRunStart } from '../saves/rules';

const state = createState(getRunStart(createPlan()));
const withClient = (id: string) => ({ ...state, client: clients.findIndex((client) => client.id === id) });

describe('fillText', () => {
  it('fills in the city and the country', () => {
    expect(fillText(state, 'Rain in {city}, {country}.')).toBe('Rain in Lisbon, Portugal.');
    expect(fillText({ ...state, city: findCityIndex('london') }, 'Nights in {country}.')).toBe(
      'Nights in the United Kingdom.',
    );
  });

  it.each([
    ['europe', 'Your call with the client in Europe is soon.'],
    ['us', 'Your call with the client in the United States is soon.'],
    ['async', 'Your call with the client is soon.'],
    ['nobody', 'Your call with the client is soon.'],
  ])('fills in the client with or without a place: %s', (id, expected) => {
    expect(fillText(withClient(id), 'Your call with {client} is soon.')).toBe(expected);
  });

  it.each([
    ['{client} writes.', 'The client in Europe writes.'],
    ['It stays dark. {client} writes.', 'It stays dark. The client in Europe writes.'],
    ['“Well?” {client} writes.', '“Well?” The client in Europe writes.'],
    ['“{client} writes,” she says.', '“The client in Europe writes,” she says.'],
    ['“We miss you,” writes {client}: a desk.', '“We miss you,” writes the client in Europe: a desk.'],
  ])('capitalizes at the start of a sentence: %s', (text, expected) => {
    expect(fillText(withClient('europe'), text)).toBe(expected);
  });

  it('fills in the client’s time, and leaves unknown placeholders', () => {
    expect(fillText({ ...withClient('asia'), city: findCityIndex('lisbon') }, '{clientTime} {what}')).toMatch(
      /^\d\d:00 \{what\}$/,
    );
  });
});
