import type { Went } from '@nestwell/remote-kit/offline';
import type { ToastMessage } from '@nestwell/remote-kit/host';

const counted = (count: number) => (count === 1 ? 'One entry' : `${count} entries`);

/** What she is told once entries that waited have gone, or came back. */
export function wentWords({ sent, refused }: Went): ToastMessage {
  if (refused === 0)
    return {
      title: 'Sent',
      description: `${counted(sent)} that waited ${sent === 1 ? 'has' : 'have'} gone.`,
    };
  return {
    title: `${counted(refused)} ${refused === 1 ? 'needs' : 'need'} a look`,
    description: 'Your words are still here, under Waiting to be sent.',
    tone: 'alert',
  };
}
