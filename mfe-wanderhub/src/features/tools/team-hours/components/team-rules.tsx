import { TextLink } from '@wanderwork/ui';

export const TeamRules = () => (
  <>
    <ul>
      <li>
        Each one’s hours are taken by the clocks’ rules of that very day, summer time and zones of half an
        hour included. The rules are those of the{' '}
        <TextLink quiet href="https://www.iana.org/time-zones">
          IANA time zone database
        </TextLink>
        , as your browser has it.
      </li>
      <li>Shared is when all are at work at once; where that never is, when most are.</li>
      <li>
        The kindest meeting asks least of whoever it asks most: in shared hours nothing, otherwise the fewest
        minutes before or after anybody’s day.
      </li>
      <li>
        The next change of clocks is looked for a year ahead. Laws on it change at short notice, so take a
        date far away as a forecast.
      </li>
    </ul>
    <p>
      Weekends and holidays are not looked at. Names and hours stand in this page’s address: whoever has the
      link can read them.
    </p>
  </>
);
