import { formFields } from './form-fields.js';

const form = (fields: number): string =>
  Array.from({ length: fields }, (_, index) => `f${index}=1`).join('&');

describe('formFields', () => {
  it('reads the fields of a form, the last of those with one name', () => {
    expect(formFields('email=ana%40example.com&name=Ana+Ferreira&name=Bo')).toEqual({
      email: 'ana@example.com',
      name: 'Bo',
    });
    expect(formFields('')).toEqual({});
  });

  it('reads a thousand of them, and refuses more unread', () => {
    expect(Object.keys(formFields(form(1000)) ?? {})).toHaveLength(1000);
    expect(formFields(form(1001))).toBeNull();
    expect(formFields('&'.repeat(1000))).toBeNull();
  });
});
