import type { FoodVerdict } from '@nestwell/safety/foods';
import { Badge, Ban, CheckIcon, CircleAlert, Gauge } from '@nestwell/ui';

type Judged = Pick<FoodVerdict, 'level' | 'fineIf'>;

const looks = {
  avoid: { tone: 'danger', Icon: Ban, word: 'Avoid' },
  limit: { tone: 'warn', Icon: Gauge, word: 'Limit' },
  fine: { tone: 'success', Icon: CheckIcon, word: 'Fine' },
} as const;

const lookOf = ({ level, fineIf }: Judged) =>
  fineIf ? ({ tone: 'warn', Icon: CircleAlert, word: `Fine if ${fineIf}` } as const) : looks[level];

/** 'Avoid', 'Limit', 'Fine', 'Fine if pasteurized': what a food is to her, in a word. */
export const foodWord = (judged: Judged): string => lookOf(judged).word;

interface FoodBadgeProps {
  of: Judged;
  /** In a narrow row: the condition is a tap away. */
  brief?: boolean;
}

/** The same as a badge, for every module alike: never by its colour alone. */
export function FoodBadge({ of, brief }: FoodBadgeProps) {
  const { tone, Icon, word } = lookOf(of);
  return (
    <Badge tone={tone} icon={<Icon aria-hidden="true" />}>
      {brief && of.fineIf ? 'Fine if…' : word}
    </Badge>
  );
}
