const getTimeParts = (timeZone: string, now: Date): Map<string, string> => {
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
  });
  return new Map(format.formatToParts(now).map((part) => [part.type, part.value]));
};

/** The local time and UTC offset of a time zone: `{ time: '16:42', offset: 'UTC+1' }`. */
export const getLocalTime = (timeZone: string, now: Date): { time: string; offset: string } => {
  const parts = getTimeParts(timeZone, now);
  const offset = (parts.get('timeZoneName') ?? 'GMT').replace('GMT', 'UTC').replace('-', '−');
  return {
    time: `${parts.get('hour')}:${parts.get('minute')}`,
    offset: offset === 'UTC' ? 'UTC+0' : offset,
  };
};
