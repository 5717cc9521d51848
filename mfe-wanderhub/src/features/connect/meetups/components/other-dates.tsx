import { formatMeetupStart, paths, type MeetupDate } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Row, Stack, Tag, TextLink } from '@wanderwork/ui';

/** The dates that were planned together with this one. */
export const OtherDates = ({ dates }: { dates: readonly MeetupDate[] }) =>
  dates.length > 0 && (
    <Stack as="section" $gap={2} aria-labelledby="other-dates">
      <h2 id="other-dates">Other dates</h2>
      <ul role="list">
        {dates.map(({ code, slug, start, isCanceled }) => (
          <li key={code}>
            <Row $gap={2}>
              <TextLink as={AppLink} to={paths.web.connectMeetup(code, slug)}>
                {formatMeetupStart(start)}
              </TextLink>
              {isCanceled && <Tag tone="bad">Canceled</Tag>}
            </Row>
          </li>
        ))}
      </ul>
    </Stack>
  );
