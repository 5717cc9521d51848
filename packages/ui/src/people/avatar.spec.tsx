import { fireEvent, render } from '@testing-library/react';
import { Avatar, getInitials } from './avatar';

const ada = { name: 'Ada Byron', firstName: 'Ada', lastName: 'Byron', email: 'ada@example.com' };

describe('the avatar', () => {
  it.each([
    [ada, 'AB'],
    [{ ...ada, lastName: '' }, 'A'],
    [{ ...ada, firstName: '', lastName: '' }, 'AB'],
    [{ ...ada, firstName: '', lastName: '', name: 'ada' }, 'A'],
    [{ firstName: '', lastName: '', name: '', email: 'zoë@example.com' }, 'Z'],
    [{ ...ada, firstName: 'élodie', lastName: '李' }, 'É李'],
  ])('of %o shows %s', (person, initials) => {
    expect(getInitials(person)).toBe(initials);
  });

  it('shows the person’s picture, or their initials if it fails to load', () => {
    const { container } = render(<Avatar person={{ ...ada, profileImageUrl: '/uploads/ada.webp' }} />);
    const picture = container.querySelector('img');
    expect(picture).toHaveAttribute('src', '/uploads/ada.webp');
    expect(container).not.toHaveTextContent('AB');
    fireEvent.error(picture as HTMLImageElement);
    expect(container.querySelector('img')).toBeNull();
    expect(container).toHaveTextContent('AB');
  });
});
