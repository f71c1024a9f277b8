import type { MoodCheck } from '@nestwell/contracts/care';
import { dayAndLongMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { useNavigate } from '@nestwell/remote-kit/router';
import { Card, IconButton, List, ListRow, Section, Trash } from '@nestwell/ui';
import { useTakeAway } from '../../lib/use-take-away';
import { figureInWords, resultOf } from './lib/result';
import { useMoodCalls, useMoodQuestionnaire } from './mood.queries';

/** Each check with its figures; a tap opens it again. */
export function ChecksList({ checks }: { checks: readonly MoodCheck[] }) {
  const navigate = useNavigate();
  const known = useMoodQuestionnaire();
  const remove = useRemove();
  return (
    <Section title="All checks">
      <Card>
        <List aria-label="All checks">
          {checks.map((check) => {
            const day = dayAndLongMonth(deviceDate(new Date(check.takenAt)));
            const { figures } = resultOf(check, known);
            return (
              <ListRow
                key={check.id}
                title={day}
                meta={figures.map(figureInWords).join(', ') || 'Four short questions'}
                onSelect={() => void navigate(`/care/mood/history?check=${check.id}`)}
                end={
                  <IconButton label={`Take away ${day}`} onClick={() => void remove(check)}>
                    <Trash />
                  </IconButton>
                }
              />
            );
          })}
        </List>
      </Card>
    </Section>
  );
}

function useRemove() {
  const takeAway = useTakeAway();
  const { remove } = useMoodCalls();
  return ({ id }: MoodCheck) => takeAway({ kind: 'moodCheck', id, remove: () => remove(id) });
}
