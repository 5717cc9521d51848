import { Container, Section } from '@wanderwork/ui';
import { useWeek } from '../model/use-week';
import { Departure } from './departure';
import { WeekScreen } from './week-screen';

/** The tutorial: seven days, one thing to do more each morning. Open to everybody, kept in the browser. */
export const FirstWeek = () => {
  const { week, start, act, again } = useWeek();
  return (
    <Section $tight>
      <Container>
        {week ? <WeekScreen week={week} onAct={act} onAgain={again} /> : <Departure onStart={start} />}
      </Container>
    </Section>
  );
};
