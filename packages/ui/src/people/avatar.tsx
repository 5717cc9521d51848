import type { SessionUser } from '@wanderwork/contracts';
import { useState } from 'react';
import styled from 'styled-components';

type Person = Pick<SessionUser, 'email' | 'firstName' | 'lastName' | 'name' | 'profileImageUrl'>;

const getFirstCharacter = (word: string): string => [...word.trim()][0]?.toLocaleUpperCase() ?? '';

/**
 * At most two characters: of first and last name, else of the first and last word of the name, else of the email
 * address.
 */
export const getInitials = ({
  firstName,
  lastName,
  name,
  email,
}: Omit<Person, 'profileImageUrl'>): string => {
  const words = name.split(/\s+/);
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (
    getFirstCharacter(firstName) + getFirstCharacter(lastName) ||
    getFirstCharacter(words[0] ?? '') + getFirstCharacter(last) ||
    getFirstCharacter(email)
  );
};

/** The person's picture, or their initials in a ring. Decorative: the name is shown or announced next to it. */
export const Avatar = ({ person, size = 36 }: { person: Person; size?: number }) => {
  const [failed, setFailed] = useState<string | null>(null);
  const url = person.profileImageUrl;
  return (
    <Ring $size={size} aria-hidden>
      {url && url !== failed ? (
        <img src={url} alt="" width={size} height={size} onError={() => setFailed(url)} />
      ) : (
        getInitials(person)
      )}
    </Ring>
  );
};

const Ring = styled.span<{ $size: number }>`
  display: grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border: 1.5px solid var(--ink);
  border-radius: 50%;
  background: var(--sea);
  box-shadow: inset 0 0 0 2px var(--paper);
  color: var(--ink);
  font: 400 ${({ $size }) => Math.round($size * 0.42)}px / 1 var(--serif);
  letter-spacing: 0.01em;

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
