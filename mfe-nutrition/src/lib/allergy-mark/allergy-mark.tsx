import { useUser } from '@nestwell/remote-kit';
import { Badge, CircleAlert } from '@nestwell/ui';
import type { Allergen } from '../recipes/allergens';
import { allergensOfHers } from '../recipes/dietary';

interface AllergyMarkProps {
  contains: readonly Allergen[];
  /** Nobody has confirmed what it contains. */
  isUnknown?: boolean;
}

/** Names those of her allergens that stand in it; says that it is unknown to one with an allergy; else nothing. */
export function AllergyMark({ contains, isUnknown = false }: AllergyMarkProps) {
  const { user } = useUser();
  const hers = allergensOfHers(user, contains);
  if (hers.length === 0) {
    if (!isUnknown || !user?.allergies.length) return null;
    return (
      <span>
        <Badge tone="warn" icon={<CircleAlert aria-hidden="true" />}>
          Allergens unknown
        </Badge>
      </span>
    );
  }
  return (
    <span>
      <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        Contains {hers.join(', ')}
      </Badge>
    </span>
  );
}
