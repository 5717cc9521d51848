import { waitForElement } from './wait-for-element';

const draw = (id: string) => {
  const part = document.createElement('p');
  part.id = id;
  document.body.append(part);
  return part;
};

describe('a part of the page that is asked for', () => {
  afterEach(() => document.body.replaceChildren());

  it('is found at once where it stands already', () => {
    const found = jest.fn();
    const part = draw('cost');
    waitForElement('cost', found);
    expect(found).toHaveBeenCalledWith(part, false);
  });

  it('is found once, when it is drawn later', async () => {
    const found = jest.fn();
    waitForElement('cost', found);
    draw('other');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
    const part = draw('cost');
    await Promise.resolve();
    draw('more');
    await Promise.resolve();
    expect(found.mock.calls).toEqual([[part, true]]);
  });

  it('is not shown to a person who moves meanwhile', async () => {
    const found = jest.fn();
    waitForElement('cost', found);
    window.dispatchEvent(new Event('wheel'));
    draw('cost');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
  });

  it('is no longer waited for on another page', async () => {
    const found = jest.fn();
    waitForElement('cost', found)();
    draw('cost');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
  });
});
