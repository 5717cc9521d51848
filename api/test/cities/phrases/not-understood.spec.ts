import { type PhraseReader, createShippedReader } from './reader.js';

/** Instead of nothing, the best scored cities are listed. */
const bestFirst = [{ id: 'first:-irex' }];

let read: PhraseReader['read'];
beforeAll(async () => ({ read } = await createShippedReader()));

describe('words that were not understood', () => {
  it('are named, with a reason if there is one', () => {
    const WHY_NO_SEA =
      'We have no data on the sea and lakes yet. You can name a shore, such as “the Mediterranean” or “the Canary Islands”.';
    expect(read('cheap by the beach, glorb').notUnderstood).toEqual([
      { start: 6, end: 18, text: 'by the beach', why: WHY_NO_SEA },
      { start: 20, end: 25, text: 'glorb', why: null },
    ]);
  });

  it('include the months that follow, unless a condition needs them', () => {
    const texts = (phrase: string) => read(phrase).notUnderstood.map(({ text }) => text);
    expect(texts('skiing in January')).toEqual(['skiing in January']);
    expect(texts('warm, and surfing in January')).toEqual(['surfing']);
  });

  it('suggest what to write for a season, and with whom to share hours', () => {
    expect(read('Balkans in spring').notUnderstood[0]?.why).toMatch(/for example “warm in March to May”/);
    expect(read('six hours of overlap').notUnderstood[0]?.why).toMatch(/^Say with whom/);
    expect(read('99 hours overlap with London').notUnderstood[0]?.why).toMatch(/has 8 hours/);
  });

  it.each(['rent', 'visa requirements'])('include a topic without a place, and ask where: %s', (text) => {
    expect(read(text).notUnderstood).toMatchObject([
      { text, why: expect.stringMatching(/^Say where/) as string },
    ]);
  });

  it('include indexes of other providers', () => {
    for (const phrase of ['cost of living index below 40', 'air quality index under 50', 'AQI 30'])
      expect(read(phrase)).toMatchObject({ understood: bestFirst, notUnderstood: [{ text: phrase }] });
  });

  it.each([
    ['12 000 kr', /Several currencies/],
    ['at most 20000 pesos', /Several currencies/],
    ['under 50000 rubles', /no exchange rate/],
  ])('include money that has no rate, or one of several: %s', (phrase, why) => {
    expect(read(phrase)).toMatchObject({
      understood: bestFirst,
      notUnderstood: [{ text: phrase, why: expect.stringMatching(why) as string }],
    });
  });

  it.each([
    'safety above 9999',
    'a safety index of 150',
    'safety over 120 %',
    'IREX above 1000',
    'a score of 101',
  ])('name a limit outside the scale, and are not read as money: %s', (phrase) => {
    expect(read(phrase)).toMatchObject({
      understood: bestFirst,
      notUnderstood: [{ text: phrase, why: expect.stringMatching(/from 0 to 100\.$/) as string }],
    });
  });

  it('do not include an amount after another condition, which is money', () => {
    expect(read('good safety under 1500').understood.map(({ id }) => id)).toEqual(['safe', 'cost<=1500']);
  });

  it.each([
    ['for a couple under $2000', 'for a couple'],
    ['cheap for couples', 'for couples'],
    ['under $2500 with my wife', 'with my wife'],
    ['cheap for 2 people', 'for 2 people'],
    ['my partner and I have $3000 a month', 'my partner and I'],
  ])('say that costs are for one person: %s', (phrase, text) => {
    expect(read(phrase).notUnderstood).toEqual([
      expect.objectContaining({ text, why: 'Our costs are for one person.' }),
    ]);
  });

  it.each([
    ['nomad visa with an income of 2500', 'an income of 2500'],
    ['nomad visa with 2500 income', '2500 income'],
    ['nomad visa, I earn $3000 a month', 'I earn $3000 a month'],
    ['nomad visa, I make 4k a month', 'I make 4k a month'],
  ])('include income, which is not a budget: %s', (phrase, text) => {
    expect(read(phrase)).toMatchObject({
      understood: [{ id: 'nomad-visa' }],
      notUnderstood: [{ text, why: expect.stringMatching(/^Search can’t use your income/) as string }],
    });
  });

  it.each([
    'direct flights to London',
    'flights to a city',
    'direct flights to a European hub',
    'cheap flights home to Australia',
    'well connected to London by plane',
    'within a 3 hour flight of London',
    '3 hours from London by plane',
    'weekend trips to Paris',
  ])('include flights, whose city is no place to live and whose hours are no time zone: %s', (journey) => {
    const { understood, notUnderstood } = read(`warm with ${journey}`);
    expect(understood.map(({ id }) => id)).toEqual(['warm']);
    expect(notUnderstood).toEqual([
      expect.objectContaining({ text: journey, why: expect.stringMatching(/no routes/) as string }),
    ]);
  });

  it.each(['New Mexico', 'North Korea', 'Northern Ireland', 'Baja California', 'New England', 'Quebec City'])(
    'include a place whose name contains another place: %s',
    (text) => {
      for (const phrase of [text, `not ${text}`])
        expect(read(phrase)).toMatchObject({
          understood: [],
          notUnderstood: [{ text, why: expect.stringMatching(/this place by its name/) as string }],
        });
    },
  );

  it.each([
    ["I don't mind the heat", 'heat'],
    ["don't care about safety or rain", 'safety', 'rain'],
    ['rain is fine', 'rain is fine'],
    ['cold winters are ok', 'cold winters are ok'],
    ['safety is not important', 'safety is not important'],
    ["I don't need fast internet", 'fast internet'],
  ])('include what does not matter: %s', (phrase, ...ignoredTexts) => {
    const { understood, notUnderstood } = read(`cheap, ${phrase}`);
    expect(understood.map(({ id }) => id)).toEqual(['cheap']);
    expect(notUnderstood).toEqual(
      ignoredTexts.map(
        (text) =>
          expect.objectContaining({
            text,
            why: 'We ignored this, because it doesn’t matter to you.',
          }) as unknown,
      ),
    );
  });

  it.each(['warm is fine', 'the wifi is fine', 'I do not want rain'])(
    'exclude what is wanted: %s',
    (phrase) => expect(read(phrase)).toMatchObject({ understood: [{}], notUnderstood: [] }),
  );

  it('ask which season should be milder', () => {
    expect(read('milder than London')).toMatchObject({
      understood: bestFirst,
      notUnderstood: [
        { text: 'milder than London', why: expect.stringMatching(/warmer in winter/) as string },
      ],
    });
  });

  it('include the sea, which means Southeast Asia only in capitals within other text', () => {
    for (const phrase of ['near the sea', 'NEAR THE SEA', 'Sea'])
      expect(read(phrase)).toMatchObject({
        understood: bestFirst,
        notUnderstood: [{ why: expect.stringMatching(/no data on the sea/) as string }],
      });
  });

  it('say that English is the only language with data', () => {
    expect(read('Spanish speaking countries').notUnderstood).toEqual([
      expect.objectContaining({
        text: 'Spanish speaking countries',
        why: 'English is the only language we have data on.',
      }),
    ]);
  });

  it.each([
    ['ciudad barata y cálida', ['ciudad', 'barata', 'cálida']],
    ['günstige Stadt', ['günstige', 'Stadt']],
    ['une ville pas chère', ['ville', 'pas chère']],
    ['cidade quente', ['cidade', 'quente']],
  ])('say that search reads English: %s', (phrase, foreignTexts) => {
    const { notUnderstood } = read(phrase);
    expect(notUnderstood.filter(({ why }) => why?.startsWith('Search reads only English'))).toEqual(
      foreignTexts.map((text) => expect.objectContaining({ text }) as unknown),
    );
  });

  it('list the known passports when a passport is unknown', () => {
    expect(read('where can a Canadian stay').notUnderstood[0]?.why).toMatch(/seven passports/);
    expect(read('where can Canadians stay').notUnderstood[0]?.why).toMatch(/seven passports/);
  });

  it('include a place to be near, which is neither required nor excluded', () => {
    for (const text of ['not too far from Berlin', 'within driving distance of Berlin'])
      expect(read(`cheap, ${text}`)).toMatchObject({
        understood: [{ id: 'cheap' }],
        notUnderstood: [{ text, why: expect.stringMatching(/can’t measure distances/) as string }],
      });
  });

  it('include Schengen days already used, which are no wish to be there', () => {
    expect(read('Schengen days used up, cheap outside Schengen')).toMatchObject({
      understood: [{ id: 'cheap' }, { id: 'not:the schengen area' }],
      notUnderstood: [{ text: 'Schengen days used up', why: expect.stringMatching(/calculator/) as string }],
    });
  });

  it('do not include "a couple of", which does not mean two people', () => {
    expect(read('cheap for a couple of months').notUnderstood).toEqual([]);
    expect(read('a couple of ideas in Asia').notUnderstood).toEqual([]);
  });
});
