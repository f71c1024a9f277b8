import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LinkComponent } from '../surfaces/page-header';

interface WordsProps {
  title: ReactNode;
  /** How it is set, at the right. */
  value?: ReactNode;
}

type Target = { to: string; Link: LinkComponent } | { onSelect: () => void };

export type SettingRowProps = WordsProps & Target;

/** A row of settings that leads to where this one is changed: another page, or what opens over this one. */
export function SettingRow({ title, value, ...target }: SettingRowProps) {
  const inner = (
    <>
      <span className="nw-listrow__words">
        <span className="nw-listrow__title">{title}</span>
      </span>
      {value && <span className="nw-listrow__setting">{value}</span>}
      <ChevronRight aria-hidden="true" />
    </>
  );
  if ('onSelect' in target)
    return (
      <button type="button" className="nw-listrow nw-listrow--on" onClick={target.onSelect}>
        {inner}
      </button>
    );
  const { to, Link } = target;
  return (
    <Link to={to} className="nw-listrow nw-listrow--on">
      {inner}
    </Link>
  );
}
