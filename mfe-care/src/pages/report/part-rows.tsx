import { Card, Check, List, Text } from '@nestwell/ui';
import type { PartId, ReportPart } from './part';
import * as css from './report.module.css';

interface PartRowsProps {
  parts: readonly ReportPart[];
  chosen: readonly PartId[];
  onChoose: (id: PartId, on: boolean) => void;
  label: string;
  apart?: true;
}

export function PartRows({ parts, chosen, onChoose, label, apart }: PartRowsProps) {
  return (
    <Card variant={apart ? 'flat' : 'raised'} className={css.rows}>
      <List aria-label={label}>
        {parts.map((part) => (
          <li key={part.id} className={css.row}>
            <Check
              checked={chosen.includes(part.id)}
              onCheckedChange={(on) => onChoose(part.id, on)}
              label={
                <>
                  <b>{part.title}</b>
                  <Text as="span" small soft className={css.about}>
                    {aboutOf(part)}
                  </Text>
                </>
              }
            />
          </li>
        ))}
      </List>
    </Card>
  );
}

/** What of her mind is on the page is said before anything of it is read. */
function aboutOf({ id, content }: ReportPart): string {
  if (id === 'mind') return 'PHQ-9 and GAD-7. Only if you choose it, each time.';
  if (content === null) return '…';
  return content === 'unread' ? 'Could not be read just now' : content.about;
}
