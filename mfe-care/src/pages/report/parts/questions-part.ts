import type { CareQuestion } from '@nestwell/contracts/care';
import type { PartContent } from '../part';

/** What is still to be asked. */
export function questionsPart(questions: readonly CareQuestion[]): PartContent {
  const open = questions.filter(({ askedAt }) => askedAt === null);
  return {
    about: open.length === 0 ? 'None written down' : `${open.length} open`,
    rows: open.map(({ words }) => [words]),
    numbered: true,
  };
}
