import type { CrisisRegion } from '@nestwell/remote-kit';
import { List } from '@nestwell/ui';
import { CrisisLine } from './crisis-line';

interface RegionLinesProps {
  region: CrisisRegion;
  now: Date;
}

/** A country's lines, and its emergency number last: it stands at her thumb as well. */
export function RegionLines({ region: { region, lines, emergency }, now }: RegionLinesProps) {
  return (
    <List aria-label={`Crisis lines, ${region}`}>
      {lines.map((line) => (
        <CrisisLine key={line.number} line={line} now={now} />
      ))}
      <CrisisLine
        line={{ name: 'Emergency', number: emergency, note: 'When someone is in danger now' }}
        now={now}
      />
    </List>
  );
}
