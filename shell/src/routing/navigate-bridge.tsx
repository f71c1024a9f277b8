import type { Asked } from '@nestwell/remote-kit/host';
import { useNavigate } from '@nestwell/remote-kit/router';
import { useLayoutEffect } from 'react';
import { usePathFor } from './page-for';

/** Lets the session, which lives outside React, move to another screen. */
export interface Bridge {
  toHome: () => void;
  toSignIn: () => void;
  /** Stays on the page, without what its address says of what she looked for. */
  dropQuery: () => void;
}

const HOME = '/';

export const createBridge = (): Bridge => ({
  toHome: () => location.assign(HOME),
  toSignIn: () => location.assign(HOME),
  dropQuery: () => undefined,
});

/** The shell asks the sign-in page for its login: open, with the focus in it. */
const LOGIN: { asked: Asked } = { asked: { open: 'login' } };

export function NavigateBridge({ bridge }: { bridge: Bridge }) {
  const navigate = useNavigate();
  const signIn = usePathFor('sign-in') ?? HOME;
  useLayoutEffect(() => {
    // In place of the entry that she leaves: its address and state may hold words of hers.
    bridge.toHome = () => void navigate(HOME, { replace: true });
    bridge.toSignIn = () => void navigate(signIn, { replace: true, state: LOGIN });
    bridge.dropQuery = () => {
      if (location.search || location.hash) void navigate(location.pathname, { replace: true });
    };
  }, [bridge, navigate, signIn]);
  return null;
}
