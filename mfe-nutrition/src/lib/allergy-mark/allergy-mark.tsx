import { fitFor, fitWords, type FoodContent } from '@nestwell/domain/food-fit';
import { useUser } from '@nestwell/remote-kit';
import { Badge, CircleAlert } from '@nestwell/ui';

/** What in a food goes against what the member saved, or is unknown to one with an allergy; else nothing. */
export function AllergyMark({ of }: { of: FoodContent }) {
  const { user } = useUser();
  return fitWords(fitFor(user, of)).map((words) => (
    <span key={words}>
      <Badge
        tone={words.startsWith('contains') ? 'danger' : 'warn'}
        icon={<CircleAlert aria-hidden="true" />}
      >
        {sentenceCase(words)}
      </Badge>
    </span>
  ));
}

const sentenceCase = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);
