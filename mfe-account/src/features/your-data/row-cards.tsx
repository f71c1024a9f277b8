import { toRead, wordsOf } from './lib/words-of';
import type { RowsProps } from './row-table';
import * as css from './your-data.module.css';

/** Each row with its fields below each other; what is not kept of it is left out. */
export function RowCards({ labelledBy, columns, rows }: RowsProps) {
  return (
    <ul className={rows.length > 1 ? `${css.cards} ${css.many}` : css.cards} aria-labelledby={labelledBy}>
      {rows.map((row, at) => (
        <li key={at}>
          <dl className={css.facts}>
            {columns.map(({ field, label }) => {
              const words = wordsOf(row[field], toRead);
              return (
                words !== '' && (
                  <div key={field}>
                    <dt>{label}</dt>
                    <dd>{words}</dd>
                  </div>
                )
              );
            })}
          </dl>
        </li>
      ))}
    </ul>
  );
}
