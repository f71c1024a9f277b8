import type { PressureReadingRow } from '@nestwell/contracts/care';
import { IconButton, PenLine, Trash } from '@nestwell/ui';
import { nearWords } from '../../lib/near-words';
import * as css from './pressure.module.css';
import { signLabels } from './signs';

interface ReadingsTableProps {
  readings: readonly PressureReadingRow[];
  onEdit: (reading: PressureReadingRow) => void;
  onRemove: (reading: PressureReadingRow) => void;
}

/** Every reading in words and figures, to correct or take away. */
export function ReadingsTable({ readings, onEdit, onRemove }: ReadingsTableProps) {
  return (
    <table className={css.table} aria-label="Your readings, newest first">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Reading</th>
          <th scope="col" className={css.end}>
            Change
          </th>
        </tr>
      </thead>
      <tbody>
        {readings.map((reading) => {
          const figures = `${reading.upper}/${reading.lower}`;
          const moment = nearWords(new Date(reading.measuredAt));
          return (
            <tr key={reading.id}>
              <th scope="row">{moment}</th>
              <td>
                <b>{figures}</b> {reading.signs.map((sign) => signLabels[sign]).join(', ')}
              </td>
              <td className={css.end}>
                <IconButton label={`Edit ${figures}, ${moment}`} onClick={() => onEdit(reading)}>
                  <PenLine />
                </IconButton>
                <IconButton label={`Take away ${figures}, ${moment}`} onClick={() => onRemove(reading)}>
                  <Trash />
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
