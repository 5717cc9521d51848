import { parseFormFields } from './form-fields.js';

const form = (fields: number): string =>
  Array.from({ length: fields }, (_, index) => `f${index}=1`).join('&');

describe('parseFormFields', () => {
  it('reads the fields of a form; the last of several with one name wins', () => {
    expect(parseFormFields('email=ana%40example.com&name=Ana+Ferreira&name=Bo')).toEqual({
      email: 'ana@example.com',
      name: 'Bo',
    });
    expect(parseFormFields('')).toEqual({});
  });

  it('reads a thousand fields and rejects more without reading them', () => {
    expect(Object.keys(parseFormFields(form(1000)) ?? {})).toHaveLength(1000);
    expect(parseFormFields(form(1001))).toBeNull();
    expect(parseFormFields('&'.repeat(1000))).toBeNull();
  });
});
