import { Card } from '@nestwell/ui';
import type { ReactNode } from 'react';
import type { Span } from './lib/period';
import * as css from './progress-page.module.css';

interface TrendCardProps {
  title: string;
  /** The figure beside the title. */
  value: string | null;
  note?: string;
  /** Nothing was logged in the period: words instead of an empty picture. */
  empty: boolean;
  span: Span;
  wide?: boolean;
  children: ReactNode;
}

export function TrendCard({ title, value, note, empty, span, wide, children }: TrendCardProps) {
  const id = `trend-${title.toLowerCase()}`;
  return (
    <Card aria-labelledby={id} className={wide ? css.wideTrend : css.trend}>
      <div className={css.trendHead}>
        <h2 id={id} className={css.cardTitle}>
          {title}
        </h2>
        {value !== null && <span className={css.trendValue}>{value}</span>}
      </div>
      {empty ? (
        <p className={css.nothing}>{`Nothing logged this ${span}. Start with one small thing.`}</p>
      ) : (
        <>
          {note && <p className={css.note}>{note}</p>}
          {children}
        </>
      )}
    </Card>
  );
}
