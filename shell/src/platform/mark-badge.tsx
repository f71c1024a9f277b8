import type { MarkState } from '@nestwell/contracts/delivery';
import { Badge, CheckIcon, CircleAlert, Clock } from '@nestwell/ui';

const marks = {
  proven: { tone: 'success', icon: <CheckIcon aria-hidden="true" />, words: 'Proven' },
  bad: { tone: 'danger', icon: <CircleAlert aria-hidden="true" />, words: 'Bad' },
  unknown: { tone: 'warn', icon: <Clock aria-hidden="true" />, words: 'Not yet proven' },
} as const;

/** What is known of a version. */
export function MarkBadge({ mark }: { mark: MarkState | null }) {
  const { tone, icon, words } = marks[mark ?? 'unknown'];
  return (
    <Badge tone={tone} icon={icon}>
      {words}
    </Badge>
  );
}
