import { useUser } from '@nestwell/remote-kit';
import { changesBloodSugar } from '@nestwell/safety/foods';
import { Badge, CircleAlert } from '@nestwell/ui';
import { showsCarbs } from './meal-carbs';

/** Says to a member with diabetes that a herb may change her blood sugar; nothing where there is none, or to others. */
export function DiabetesMark({ names }: { names: readonly string[] }) {
  const { user } = useUser();
  if (!user || !showsCarbs(user) || !names.some(changesBloodSugar)) return null;
  return (
    <span>
      <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        May change your blood sugar: ask first
      </Badge>
    </span>
  );
}
