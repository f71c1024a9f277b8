import { useUser } from '@nestwell/remote-kit';
import { Button, LogOut } from '@nestwell/ui';
import { useState } from 'react';

export function LogOutButton() {
  const { logout } = useUser();
  const [isLeaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    // Without an answer she is logged out on this device all the same.
    await logout().finally(() => setLeaving(false));
  }
  return (
    <Button
      variant="line"
      full
      icon={<LogOut aria-hidden="true" />}
      busy={isLeaving}
      busyLabel="Logging out..."
      onClick={() => void leave()}
    >
      Log out
    </Button>
  );
}
