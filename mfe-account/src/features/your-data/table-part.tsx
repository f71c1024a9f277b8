import { Button } from '@nestwell/ui';
import { useId, useState } from 'react';
import type { KeptTable } from './lib/kept-areas';
import { RowCards } from './row-cards';
import { RowTable } from './row-table';
import * as css from './your-data.module.css';

/** How many rows are shown before she asks for all. */
const FIRST = 30;
/** As many columns as a sheet of paper holds side by side. */
const SIDE_BY_SIDE = 6;

export function TablePart({ table, whole = false }: { table: KeptTable; whole?: boolean }) {
  const id = useId();
  const [showsAll, setShowsAll] = useState(whole);
  const { title, columns, rows } = table;
  const shown = showsAll ? rows : rows.slice(0, FIRST);
  const Rows = rows.length > 1 && columns.length <= SIDE_BY_SIDE ? RowTable : RowCards;
  return (
    <div role="group" aria-labelledby={id} className={css.table}>
      <h3 id={id} className={css.title}>
        {title}
        {rows.length > 1 && <span className={css.count}> · {rows.length}</span>}
      </h3>
      <Rows labelledBy={id} columns={columns} rows={shown} />
      {shown.length < rows.length && (
        <Button variant="quiet" small onClick={() => setShowsAll(true)}>
          Show all {rows.length}
        </Button>
      )}
    </div>
  );
}
