import type { GoalNote } from '@nestwell/contracts/account';
import { isLittleEaten, isWeightFallingFast } from '@nestwell/domain/energy';
import { EatingHelp, useMember, useProfileAct } from '@nestwell/remote-kit';
import { Button, Card, Stack, Text } from '@nestwell/ui';
import { useRecentDays } from '../../lib/tracking.queries';
import { caloriesByDay } from './lib/calories';
import { useWeekOfMeals } from './progress.queries';

const words = {
  fallingWeight: {
    title: 'Your weight is going down quickly',
    text: 'While you nurse, your body and your milk need plenty. Call your midwife or doctor this week and tell them.',
  },
  littleEaten: {
    title: 'Your logs of this week are small',
    text: 'Perhaps not everything was logged. If eating is hard just now, tell your midwife or doctor; they know this well.',
  },
} as const;

/** Said once each, and never where she wants to see no figures. */
export function SoftNotes() {
  const { isBreastfeeding, hidesFigures, pregnancyPaused, answeredNotes } = useMember();
  const days = useRecentDays().data ?? [];
  const meals = useWeekOfMeals().data ?? [];
  if (hidesFigures || pregnancyPaused) return null;
  const said = {
    fallingWeight: isBreastfeeding && isWeightFallingFast(days),
    littleEaten: isLittleEaten([...caloriesByDay(meals).values()]),
  };
  return (['fallingWeight', 'littleEaten'] as const)
    .filter((note) => said[note] && !answeredNotes.includes(note))
    .map((note) => <SoftNote key={note} note={note} answered={answeredNotes} />);
}

function SoftNote({ note, answered }: { note: keyof typeof words; answered: readonly GoalNote[] }) {
  const act = useProfileAct();
  const { title, text } = words[note];
  return (
    <Card variant="field" shell="straw" aria-label={title}>
      <Stack gap={3}>
        <h2>{title}</h2>
        <Text>{text}</Text>
        <EatingHelp />
        <Button
          small
          variant="line"
          busy={act.isPending}
          onClick={() => act.mutate({ answeredNotes: [...answered, note] })}
        >
          Got it
        </Button>
      </Stack>
    </Card>
  );
}
