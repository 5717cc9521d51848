import { teamUrlCodec } from './url-codec';

describe('weekends', () => {
  it('stand in the address only where they are not the usual ones', () => {
    const who = 'who=Asia%2FRiyadh*09%3A00*17%3A00*Omar&who=Europe%2FLisbon*09%3A00*17%3A00*Ana';
    const read = (query: string) => teamUrlCodec.parse(new URLSearchParams(query));
    const weekendsOf = (query: string) => read(query).people.map(({ weekend }) => weekend);
    expect(weekendsOf(who)).toEqual(['56', '67']);
    expect(String(teamUrlCodec.serialize(read(who)))).not.toContain('off=');
    expect(weekendsOf(`${who}&off=7&off=none`)).toEqual(['7', 'none']);
    expect(String(teamUrlCodec.serialize(read(`${who}&off=7`)))).toContain('&off=7&off=67');
    expect(weekendsOf(`${who}&off=89&off=constructor`)).toEqual(['56', '67']);
  });
});
