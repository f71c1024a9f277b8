import { useNavigate } from '@nestwell/remote-kit/router';
import { useLayoutEffect } from 'react';

/** Lets the session, which lives outside React, move to another screen. */
export interface Bridge {
  navigate: (to: string) => void;
}

export const createBridge = (): Bridge => ({ navigate: (to) => location.assign(to) });

export function NavigateBridge({ bridge }: { bridge: Bridge }) {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    bridge.navigate = (to) => void navigate(to);
  }, [bridge, navigate]);
  return null;
}
