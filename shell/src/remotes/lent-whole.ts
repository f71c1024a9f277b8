import * as remoteKit from '@nestwell/remote-kit';
import * as router from '@nestwell/remote-kit/router';
import * as ui from '@nestwell/ui';

/** All of ours that modules may borrow. */
export const lentWhole = {
  '@nestwell/ui': ui,
  '@nestwell/remote-kit': remoteKit,
  '@nestwell/remote-kit/router': router,
} as const;
