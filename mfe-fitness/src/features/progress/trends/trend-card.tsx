import { Card, IconButton, Table2, TrendingUp } from '@nestwell/ui';
import type { ReactNode } from 'react';
import * as css from './trends.module.css';

export interface TrendCardProps {
  title: string;
  /** The figure beside the title. */
  value?: string | null;
  note?: string;
  /** Nothing was logged: words instead of an empty picture. */
  empty?: boolean;
  wide?: boolean;
  table: { on: boolean; turn: () => void; children: ReactNode };
  children: ReactNode;
}

/** A chart with its figure, or the same as a table. */
export function TrendCard({ title, value, note, empty, wide, table, children }: TrendCardProps) {
  const id = `trend-${title.toLowerCase().replace(' ', '-')}`;
  return (
    <Card aria-labelledby={id} className={wide ? css.wideCard : css.card}>
      <div className={css.head}>
        <h2 id={id} className={css.title}>
          {title}
        </h2>
        {value && <span className={css.value}>{value}</span>}
        {!empty && (
          <IconButton
            label={`${title} as a table`}
            pressed={table.on}
            className={css.turn}
            onClick={table.turn}
          >
            {table.on ? <TrendingUp aria-hidden="true" /> : <Table2 aria-hidden="true" />}
          </IconButton>
        )}
        {note && !empty && <p className={css.note}>{note}</p>}
      </div>
      {empty ? (
        <p className={css.nothing}>Nothing logged yet. Start with one small thing.</p>
      ) : table.on ? (
        <div className={css.table} tabIndex={0} role="group" aria-label={`${title} as a table`}>
          {table.children}
        </div>
      ) : (
        children
      )}
    </Card>
  );
}
