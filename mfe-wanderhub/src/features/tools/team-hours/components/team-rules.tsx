import { TextLink } from '@wanderwork/ui';

export const TeamRules = () => (
  <>
    <ul>
      <li>
        Hours follow the clock rules of that day, including summer time and half-hour zones, from the{' '}
        <TextLink quiet href="https://www.iana.org/time-zones">
          IANA time zone database
        </TextLink>
        in your browser.
      </li>
      <li>
        Days off follow each person’s local week, such as Friday in Riyadh and Saturday in Lisbon. The usual
        days come from{' '}
        <TextLink quiet href="https://cldr.unicode.org/">
          Unicode’s CLDR
        </TextLink>
        . A shift past midnight counts for the day it starts.
      </li>
      <li>Shared hours are when everyone works at once. If there are none, we show when most people do.</li>
      <li>
        The best meeting time is in shared hours if there are any. Otherwise it keeps the longest stretch
        outside anyone’s working hours as short as possible.
      </li>
      <li>
        We look for clock changes up to a year ahead. Laws can change at short notice, so treat distant dates
        as a forecast.
      </li>
    </ul>
    <p>
      Public holidays are not included. Names and hours are part of this page’s address: anyone with the link
      can read them.
    </p>
  </>
);
