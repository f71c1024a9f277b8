import { ExternalLink, MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';

export interface CallRowProps {
  /** The address that dials. */
  href: string;
  name: string;
  /** Missing where it stands in the name. */
  number?: string;
  /** When it answers, where that is known, or when to call it. */
  note?: string;
  /** On a field of danger, as that field itself, filled: the first of all; or calm: somebody who listens. */
  look?: 'raised' | 'field' | 'filled' | 'calm';
  /** A message or a page in place of a call; a page opens beside this one. */
  way?: 'call' | 'text' | 'page';
}

const icons = { call: Phone, text: MessageCircle, page: ExternalLink } as const;

/** A number that is dialed when it is pressed, or another way to whoever answers. */
export function CallRow({ href, name, number, note, look = 'raised', way = 'call' }: CallRowProps) {
  const Icon = icons[way];
  return (
    <a
      href={href}
      className={classNames('nw-callrow', `nw-callrow--${look}`)}
      {...(way === 'page' && { target: '_blank', rel: 'noreferrer' })}
    >
      <Icon aria-hidden="true" />
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

/** Calls below each other. Children are list items. */
export function CallList({ className, ...props }: ComponentProps<'ul'>) {
  // Safari drops the list role of a list without bullets.
  return <ul role="list" data-help {...props} className={classNames('nw-calls', className)} />;
}
