import { waitForElement } from './use-hash-target';

const draw = (id: string) => {
  const part = document.createElement('p');
  part.id = id;
  document.body.append(part);
  return part;
};

describe('waitForElement', () => {
  afterEach(() => document.body.replaceChildren());

  it('finds an existing element at once', () => {
    const found = jest.fn();
    const part = draw('cost');
    waitForElement('cost', found);
    expect(found).toHaveBeenCalledWith(part, false);
  });

  it('finds an element once when it is added later', async () => {
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

  it('gives up when the reader moves', async () => {
    const found = jest.fn();
    waitForElement('cost', found);
    window.dispatchEvent(new Event('wheel'));
    draw('cost');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
  });

  it('can be canceled', async () => {
    const found = jest.fn();
    waitForElement('cost', found)();
    draw('cost');
    await Promise.resolve();
    expect(found).not.toHaveBeenCalled();
  });
});
