import type { Exercise } from '@nestwell/contracts/fitness';
import { useUser } from '@nestwell/remote-kit';
import { Baby, Badge } from '@nestwell/ui';
import { categoryLooks, difficultyLabels } from './lib/category';

interface ExerciseBadgesProps {
  exercise: Exercise;
  /** Without the category's colour. */
  muted?: boolean;
  babyFriendly?: boolean;
}

export function ExerciseBadges({ exercise, muted, babyFriendly }: ExerciseBadgesProps) {
  const { user } = useUser();
  const { label, shell } = categoryLooks[exercise.category];
  return (
    <>
      <Badge tone={muted ? 'neutral' : shell}>{label}</Badge>
      <Badge>{difficultyLabels[exercise.difficulty]}</Badge>
      <Badge>{`${exercise.duration} min`}</Badge>
      {babyFriendly && exercise.babyFriendly && !user?.pregnancyPaused && (
        <Badge tone="duck" icon={<Baby aria-hidden="true" />}>
          Baby-friendly
        </Badge>
      )}
    </>
  );
}
