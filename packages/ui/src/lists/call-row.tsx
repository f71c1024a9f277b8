import { Phone } from 'lucide-react';
import { classNames } from '../class-names';

export interface CallRowProps {
  /** The address that dials. */
  href: string;
  name: string;
  /** Missing where it stands in the name. */
  number?: string;
  /** When it answers, where that is known, or when to call it. */
  note?: string;
  /** On a field of danger, as that field itself, or filled: the first of all. */
  look?: 'raised' | 'field' | 'filled';
}

/** A number that is dialed when it is pressed. */
export function CallRow({ href, name, number, note, look = 'raised' }: CallRowProps) {
  return (
    <a href={href} className={classNames('nw-callrow', `nw-callrow--${look}`)}>
      <Phone aria-hidden="true" />
      <span className="nw-callrow__words">
        <b>{name}</b>
        <span className="nw-callrow__note">
          {number && <span className="nw-callrow__number">{number}</span>}
          {number && note && ', '}
          {note}
        </span>
      </span>
    </a>
  );
}
