import type { Allergy } from '@nestwell/contracts/account';
import { useUser } from '@nestwell/remote-kit';
import { Badge, CircleAlert } from '@nestwell/ui';

/** Fenugreek is a legume: who is allergic to another one often reacts to it. */
const CROSS_REACTIONS: readonly [words: RegExp, allergies: readonly Allergy[]][] = [
  [/\b(fenugreek|methi)\b/i, ['nuts', 'soy', 'lupin']],
];

/** Says that a food is related to what she is allergic to; nothing where it is not. */
export function CrossReactionMark({ name }: { name: string }) {
  const { user } = useUser();
  const related = CROSS_REACTIONS.flatMap(([words, allergies]) => (words.test(name) ? allergies : []));
  const hers = related.filter((allergy) => user?.allergies.includes(allergy));
  if (hers.length === 0) return null;
  const words = hers.map((allergy) => (allergy === 'nuts' ? 'peanuts' : allergy)).join(' and ');
  return (
    <span>
      <Badge tone="danger" icon={<CircleAlert aria-hidden="true" />}>
        Related to {words}: ask first
      </Badge>
    </span>
  );
}
