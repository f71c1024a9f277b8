import type { GoalNote, UpdateUserRequest, User } from '@nestwell/contracts/account';
import { estimatedBaseGoal, type Goal, goalsToAskAbout } from '@nestwell/domain/energy';
import { Button, Card, Row, Stack, Text } from '@nestwell/ui';
import { useProfileAct } from '../hooks/use-profile-act';
import { useMember } from '../hooks/use-user';
import { EatingHelp } from './eating-help';

interface Question {
  title: string;
  text: string;
  /** What she may do about it instead of keeping it. */
  label: string;
  change: UpdateUserRequest;
}

/** Goals below the healthy limits, each asked about once. Nothing where she wants to see no figures. */
export function GoalQuestions() {
  const user = useMember();
  const { hidesFigures, pregnancyPaused, answeredNotes } = user;
  if (hidesFigures || pregnancyPaused) return null;
  return goalsToAskAbout(user)
    .filter((goal) => !answeredNotes.includes(goal))
    .map((goal) => <GoalQuestion key={goal} goal={goal} user={user} />);
}

function GoalQuestion({ goal, user }: { goal: Goal; user: User }) {
  const act = useProfileAct();
  const { title, text, label, change } = questionOf(goal, user);
  const answeredNotes: GoalNote[] = [...user.answeredNotes, goal];
  return (
    <Card variant="field" shell="straw" aria-label={title}>
      <Stack gap={3}>
        <h2>{title}</h2>
        <Text>{text}</Text>
        <Row gap={3}>
          <Button small busy={act.isPending} onClick={() => act.mutate(change)}>
            {label}
          </Button>
          <Button small variant="line" disabled={act.isPending} onClick={() => act.mutate({ answeredNotes })}>
            Leave it for now
          </Button>
        </Row>
        <EatingHelp />
      </Stack>
    </Card>
  );
}

function questionOf(goal: Goal, user: User): Question {
  if (goal === 'healthyWeightGoal') {
    return {
      title: 'About your weight goal',
      text: 'Your weight goal is below what is healthy for you. Shall we take it off? Your midwife or doctor can help you find one that fits, and there is no hurry.',
      label: 'Take it off',
      change: { healthyWeightGoal: null },
    };
  }
  return {
    title: 'About your daily goal',
    text: `Your daily goal is less than your body needs ${whenOf(user)}. Shall we raise it to our estimate? It is a rough one; your midwife or doctor can help you find yours.`,
    label: 'Raise my goal',
    change: { baseCalorieGoal: estimatedBaseGoal(user) },
  };
}

function whenOf({ isPregnant, isBreastfeeding }: User): string {
  if (isPregnant) return 'in pregnancy';
  return isBreastfeeding ? 'while you nurse' : 'now';
}
