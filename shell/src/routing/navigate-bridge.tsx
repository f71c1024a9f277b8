import { useNavigate } from '@nestwell/remote-kit/router';
import { useLayoutEffect } from 'react';
import { usePathFor } from './page-for';

/** Lets the session, which lives outside React, move to another screen. */
export interface Bridge {
  toHome: () => void;
  toSignIn: () => void;
}

const HOME = '/';

export const createBridge = (): Bridge => ({
  toHome: () => location.assign(HOME),
  toSignIn: () => location.assign(HOME),
});

export function NavigateBridge({ bridge }: { bridge: Bridge }) {
  const navigate = useNavigate();
  const signIn = usePathFor('sign-in') ?? HOME;
  useLayoutEffect(() => {
    bridge.toHome = () => void navigate(HOME);
    bridge.toSignIn = () => void navigate(signIn);
  }, [bridge, navigate, signIn]);
  return null;
}
