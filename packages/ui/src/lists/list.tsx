import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';

/** Rows parted by hairlines. Children are list items. */
export function List({ className, ...props }: ComponentProps<'ul'>) {
  // Safari drops the list role of a list without bullets.
  return <ul role="list" {...props} className={classNames('nw-list', className)} />;
}

export interface ListRowProps {
  /** An egg well at the left. */
  well?: ReactNode;
  title: ReactNode;
  meta?: ReactNode;
  /** Below its words: what is yet to happen to it. It may be nothing. */
  mark?: ReactNode;
  /** A figure at the right. */
  value?: ReactNode;
  /** Anything after the value: buttons, a badge. */
  end?: ReactNode;
  /** Cuts a long title with an ellipsis after two lines. */
  clip?: boolean;
  /** Makes the whole row a button. */
  onSelect?: () => void;
  className?: string;
}

/** One item of a `List`, 64 high. */
export function ListRow({ well, title, meta, mark, value, end, clip, onSelect, className }: ListRowProps) {
  const inner = (
    <>
      {well}
      <span className="nw-listrow__words">
        <span className={classNames('nw-listrow__title', clip && 'nw-listrow__title--clip')}>{title}</span>
        {meta && <span className="nw-listrow__meta">{meta}</span>}
        {mark && <span className="nw-listrow__mark">{mark}</span>}
      </span>
      {value !== undefined && <span className="nw-num nw-listrow__value">{value}</span>}
    </>
  );
  if (!onSelect) {
    return (
      <li className={classNames('nw-listrow', className)}>
        {inner}
        {end}
      </li>
    );
  }
  return (
    <li className={className}>
      <div className="nw-row" style={{ gap: 'var(--nw-2)' }}>
        <button type="button" className="nw-listrow" onClick={onSelect}>
          {inner}
        </button>
        {end}
      </div>
    </li>
  );
}
