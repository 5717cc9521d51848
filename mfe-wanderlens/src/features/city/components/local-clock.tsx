import { useEffect, useState } from 'react';
import { getLocalTime } from '../model/local-time';

const MINUTE_MS = 60_000;

/** The local time of a city, updated every minute. */
export const LocalClock = ({ timeZone }: { timeZone: string }) => {
  const [now, setNow] = useState(() => new Date());

  useEffect(() => {
    const untilNextMinute = MINUTE_MS - (now.getTime() % MINUTE_MS);
    const timer = setTimeout(() => setNow(new Date()), untilNextMinute);
    return () => clearTimeout(timer);
  }, [now]);

  const { time, offset } = getLocalTime(timeZone, now);
  return (
    <>
      {offset}, now <time dateTime={time}>{time}</time>
    </>
  );
};
