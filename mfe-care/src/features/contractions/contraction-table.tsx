import type { BabyNoteAnswer } from '@nestwell/contracts/care';
import { deviceClock } from '@nestwell/domain/device-time';
import { apartOf } from '@nestwell/domain/labour';
import { Card, IconButton, PenLine, Section, Text, VisuallyHidden } from '@nestwell/ui';
import { runningTime } from '../../lib/duration-words';
import * as css from './contractions.module.css';

interface ContractionTableProps {
  title: string;
  rows: readonly BabyNoteAnswer[];
  /** Those of other tables too: the first of an hour has one before it. */
  all: readonly BabyNoteAnswer[];
  now: Date;
  onEdit: (one: BabyNoteAnswer) => void;
}

/** What she timed, newest first; apart is from start to start. */
export function ContractionTable({ title, rows, all, now, onEdit }: ContractionTableProps) {
  if (rows.length === 0) return null;
  return (
    <Section title={title} action={<Text small>start to start</Text>}>
      <Card>
        <table className={css.table} aria-label={title}>
          <thead>
            <tr>
              <th scope="col">Began</th>
              <th scope="col">Lasted</th>
              <th scope="col">Apart</th>
              <th scope="col">
                <VisuallyHidden>Edit</VisuallyHidden>
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((one) => {
              const began = deviceClock(new Date(one.startedAt));
              const apart = apartOf(all, one);
              const end = one.endedAt === null ? now.getTime() : Date.parse(one.endedAt);
              return (
                <tr key={one.id}>
                  <th scope="row">{began}</th>
                  <td data-label="Lasted">{runningTime(end - Date.parse(one.startedAt))}</td>
                  <td data-label="Apart">{apart === null ? '–' : runningTime(apart)}</td>
                  <td>
                    <IconButton label={`Edit ${began}`} onClick={() => onEdit(one)}>
                      <PenLine aria-hidden="true" />
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
