import { useUser } from '@nestwell/remote-kit';
import { Badge, CircleAlert } from '@nestwell/ui';
import type { Allergen } from '../recipes/allergens';
import { allergensOfHers } from '../recipes/dietary';

/** Names those of her allergens that stand in it; nothing where there is none. */
export function AllergyMark({ contains }: { contains: readonly Allergen[] }) {
  const { user } = useUser();
  const hers = allergensOfHers(user, contains);
  if (hers.length === 0) return null;
  return (
    <span>
      <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        Contains {hers.join(', ')}
      </Badge>
    </span>
  );
}
