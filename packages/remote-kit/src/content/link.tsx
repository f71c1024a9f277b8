import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react';
import { useHref, useLinkClickHandler, type To } from 'react-router-dom';

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  /** Takes the place of where she is now. */
  replace?: boolean;
  state?: unknown;
  children?: ReactNode;
  ref?: Ref<HTMLAnchorElement>;
}

/**
 * A link to a page of the site. The router's own also knows documents and data that are fetched before they are shown,
 * of which there are none here: a third of the router is there for them.
 */
export function Link({ to, replace, state, target, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    >
      {children}
    </a>
  );
}
