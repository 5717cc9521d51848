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
      <li>
        A day off is one of each one’s own week: a Friday in Riyadh, a Saturday in Lisbon. What a place
        usually has is filled in from{' '}
        <TextLink quiet href="https://cldr.unicode.org/">
          Unicode’s CLDR
        </TextLink>
        . A shift that goes past midnight counts as of the day on which it begins.
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
      Public holidays are not looked at. Names and hours stand in this page’s address: whoever has the link
      can read them.
    </p>
  </>
);
