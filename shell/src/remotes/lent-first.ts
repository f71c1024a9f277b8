/* The build leaves of each what modules take with their declarations and on Home (`first-names-loader.cjs`). */
export * as ui from '@nestwell/ui';
export * as remoteKit from '@nestwell/remote-kit';
export * as router from '@nestwell/remote-kit/router';
