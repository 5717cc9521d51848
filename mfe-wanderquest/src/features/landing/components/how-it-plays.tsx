import styled from 'styled-components';

const rules = [
  [
    'Spend the days',
    'Work, rest, explore, meet people or deal with papers, for one day or seven. Any event can stop you earlier.',
  ],
  [
    'See the odds first',
    'Every card shows what a choice costs and how likely it is to go well, before you choose.',
  ],
  [
    'Hold it together',
    'Money, energy, health, belonging, reputation and visa days. Let one of them fall and the others follow.',
  ],
  [
    'Close the circle',
    'Once around the world, eight cities, three continents and a wish. Then home. Or one of thirteen other endings.',
  ],
] as const;

/** The loop of the game in four sentences. */
export const HowItPlays = () => (
  <List>
    {rules.map(([title, text]) => (
      <li key={title}>
        <h3>{title}</h3>
        <p>{text}</p>
      </li>
    ))}
  </List>
);

const List = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 230px), 1fr));
  gap: 0 var(--s6);
  border-top: 1px solid var(--ink);

  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
    padding-top: var(--s5);
  }

  p {
    color: var(--ink-2);
  }
`;
