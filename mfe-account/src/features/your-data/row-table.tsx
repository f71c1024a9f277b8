import type { KeptTable } from './lib/kept-areas';
import { toRead, wordsOf } from './lib/words-of';
import * as css from './your-data.module.css';

export interface RowsProps extends Pick<KeptTable, 'columns' | 'rows'> {
  labelledBy: string;
}

/** Side by side where there is room; on a phone each row stands below the last, with its columns named. */
export function RowTable({ labelledBy, columns, rows }: RowsProps) {
  return (
    <table className={css.rows} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {columns.map(({ field, label }) => (
            <th key={field} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => (
          <tr key={at}>
            {columns.map(({ field, label }) => {
              const words = wordsOf(row[field], toRead);
              return (
                <td key={field} data-label={label} data-empty={words === '' || undefined}>
                  {words}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
