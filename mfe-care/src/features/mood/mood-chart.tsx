import type { MoodCheck } from '@nestwell/contracts/care';
import { dayAndMonth } from '@nestwell/domain/calendar-days';
import { deviceDate } from '@nestwell/domain/device-time';
import { Card, LineChart, Row, Stack, Text, type ChartPoint } from '@nestwell/ui';
import { resultOf, type Figure } from './lib/result';
import { useMoodQuestionnaire } from './mood.queries';

/** As many as fit on a phone. */
const DRAWN = 8;

/** Her scores of mood over time; a check without one leaves a gap, and says so. */
export function MoodChart({ checks }: { checks: readonly MoodCheck[] }) {
  const known = useMoodQuestionnaire();
  const drawn = checks
    .flatMap((check) => {
      const figure = check.mood && resultOf({ ...check, worry: null }, known).figures[0];
      return figure ? [{ day: deviceDate(new Date(check.takenAt)), figure }] : [];
    })
    .slice(0, DRAWN)
    .toReversed();
  const last = drawn.at(-1)?.figure.questionnaire;
  if (!last) return null;
  const same = drawn.filter(({ figure }) => figure.questionnaire.name === last.name);
  const points = same.map(({ day, figure }): ChartPoint => ({
    label: dayAndMonth(day),
    value: figure.score,
  }));
  const title = `${last.about}, ${last.name}`;
  return (
    <Card aria-label={title}>
      <Stack gap={3}>
        <Row between>
          <h3>{title}</h3>
          <Text small soft as="span">
            of {last.most}
          </Text>
        </Row>
        <LineChart title={title} points={points} colour="mood" />
        {same
          .filter(({ figure }) => figure.score === null)
          .map(({ day, figure }) => (
            <Text small soft key={day}>
              {dayAndMonth(day)} has no score: {skipped(figure)}.
            </Text>
          ))}
      </Stack>
    </Card>
  );
}

function skipped({ questionnaire, answered }: Figure): string {
  const count = questionnaire.questions.length - answered;
  return count === 1 ? 'one question was skipped' : `${count} questions were skipped`;
}
