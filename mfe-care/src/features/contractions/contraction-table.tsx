import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { deviceClock } from '@nestwell/domain/device-time';
import { apartOf } from '@nestwell/domain/labour';
import { Card, IconButton, Section, Text, Trash, VisuallyHidden } from '@nestwell/ui';
import { runningTime } from '../../lib/duration-words';
import type { BabyChanges } from '../../lib/baby-log/use-baby-changes';
import * as css from './contractions.module.css';

interface ContractionTableProps {
  all: readonly BabyNoteAnswer[];
  now: Date;
  changes: BabyChanges;
}

/** What she timed, newest first; apart is from start to start. */
export function ContractionTable({ all, now, changes }: ContractionTableProps) {
  return (
    <Section title="Timed" action={<Text small>start to start</Text>}>
      <Card>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">Began</th>
              <th scope="col">Lasted</th>
              <th scope="col">Apart</th>
              <th scope="col">
                <VisuallyHidden>Take away</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {all.map((one) => {
              const began = deviceClock(new Date(one.startedAt));
              const apart = apartOf(all, one);
              const end = one.endedAt === null ? now.getTime() : Date.parse(one.endedAt);
              return (
                <tr key={one.id}>
                  <th scope="row">{began}</th>
                  <td>{runningTime(end - Date.parse(one.startedAt))}</td>
                  <td>{apart === null ? '–' : runningTime(apart)}</td>
                  <td>
                    <IconButton label={`Take ${began} away`} onClick={() => void changes.remove(one)}>
                      <Trash aria-hidden="true" />
                    </IconButton>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </Card>
    </Section>
  );
}
